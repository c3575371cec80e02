import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { copyText } from '#src/admin/shared/copyText.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import type { Picture } from '#src/features/pictures/fetchPictures.ts';
import { space } from '#src/theme/theme.ts';
import { pictureListMessages } from './messages.ts';

type PictureRowProps = {
  picture: Picture;
  action: string;
  onChoose(): void;
  onDelete(): Promise<void>;
};

export function PictureRow({ picture, action, onChoose, onDelete }: PictureRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, name, largest, url, bytes, uploadedAt } = picture;

  async function handleDelete() {
    if (isBusy) return;
    setIsBusy(true);
    await onDelete();
    setIsBusy(false);
  }

  return (
    <Box component="li" data-picture={id} aria-busy={isBusy} sx={rowStyle}>
      {/* No alt text: the name is next to it. */}
      <img src={picture.thumbnail} alt="" loading="lazy" decoding="async" width={144} height={96} />
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
          name="Copy link"
          itemName={name}
          onClick={() => void copyText(url, pictureListMessages.linkCopied)}
        />
        <RowActionButton name="Delete" itemName={name} onClick={() => void handleDelete()} />
      </Box>
    </Box>
  );
}

/** Decimal units (1 kB = 1000 bytes). */
function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const maximumSignificantDigits = amount < 10 ? 2 : 3;
  return `${amount.toLocaleString(undefined, { maximumSignificantDigits })} ${unit}`;
}

export function focusPicture(list: HTMLElement | null, picture: Picture | undefined): void {
  const row = picture && list?.querySelector<HTMLElement>(`[data-picture="${picture.id}"] button`);
  (row ?? list)?.focus();
}

const actionsStyle = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  // Above the row's click target, which otherwise covers them.
  '& > :not([data-stretched])': { position: 'relative', zIndex: 1 },
  '& > [data-stretched]': { marginRight: 'auto' },
} as const;

function rowStyle({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplate: '"picture facts actions" / 9rem minmax(0, 1fr) auto',
    gap: '0 1.5rem',
    alignItems: 'start',
    padding: '1rem 1.5rem',
    borderBottom: `1px solid ${palette.divider}`,
    '&[aria-busy=true]': { opacity: 0.5 },
    // On touch screens, hover styles would remain after a tap.
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.background.paper } },
    '& img': {
      gridArea: 'picture',
      width: '100%',
      height: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      backgroundColor: palette.background.sunk,
    },
    '& [data-stretched]::after': { content: '""', position: 'absolute', inset: 0 },
    [`@media ${adminBreakpoints.phone}`]: {
      gridTemplate: '"picture facts" "actions actions" / 7rem minmax(0, 1fr)',
      gap: '0.25rem 1rem',
      padding: '1rem',
      '& button': { minHeight: space.control.medium, marginTop: '0.5rem' },
    },
  } as const;
}
