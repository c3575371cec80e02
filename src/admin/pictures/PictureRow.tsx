import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyAddress } from '#src/admin/shared/copyAddress.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import type { Picture } from '#src/features/pictures/picture.ts';
import { publicAddress } from '#src/features/pictures/publicAddress.ts';
import { formatBytes } from './formatBytes.ts';
import { actionsStyle, rowStyle } from './pictureRowStyles.ts';
import { UsingPosts } from './UsingPosts.tsx';
import type { usePictureUsage } from './usePictureUsage.ts';

type PictureRowProps = {
  picture: Picture;
  action: string;
  isBusy: boolean;
  usage: ReturnType<typeof usePictureUsage>;
  onChoose(): void;
  onDelete(): void;
};

export function PictureRow({ picture, action, isBusy, usage, onChoose, onDelete }: PictureRowProps) {
  const { id, name, files, largest, bytes, uploadedAt } = picture;
  return (
    <Box component="li" data-picture={id} aria-busy={isBusy} sx={rowStyle}>
      {/* Its name stands beside it. */}
      <img
        src={publicAddress(files[0] ?? largest)}
        alt=""
        loading="lazy"
        decoding="async"
        width={144}
        height={96}
      />
      <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {largest.width} × {largest.height}, {formatBytes(bytes)}
          <br />
          {formatDateTime(uploadedAt)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'posts', minWidth: 0 }}>
        <UsingPosts status={usage.status} uses={usage.findUses(id)} />
      </Box>
      <Box sx={actionsStyle}>
        <Button
          variant="outlined"
          size="small"
          aria-label={`${action} ${name}`}
          data-stretched=""
          disabled={isBusy}
          onClick={onChoose}
        >
          {action}
        </Button>
        <RowActionButton
          name="Copy address"
          itemName={name}
          onClick={() => void copyAddress(publicAddress(largest), 'Address of the picture copied')}
        />
        <RowActionButton name="Delete" itemName={name} onClick={onDelete} />
      </Box>
    </Box>
  );
}
