import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { copyText } from '#src/admin/shared/copyText.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import type { Picture } from '#src/features/pictures/fetchPictures.ts';
import { pictureListMessages } from './messages.ts';

type PictureRowProps = {
  picture: Picture;
  action: string;
  onChoose(): void;
  onDelete(): Promise<void>;
};

/** A press on the row chooses the picture. */
export function PictureRow({ picture, action, onChoose, onDelete }: PictureRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, name, largest, url } = picture;

  async function handleDelete() {
    if (isBusy) return;
    setIsBusy(true);
    await onDelete();
    setIsBusy(false);
  }

  return (
    <ListItem
      disablePadding
      divider
      aria-busy={isBusy}
      secondaryAction={
        <>
          <RowActionButton
            name="Copy link"
            itemName={name}
            onClick={() => void copyText(url, pictureListMessages.linkCopied)}
          />
          <RowActionButton name="Delete" itemName={name} onClick={() => void handleDelete()} />
        </>
      }
    >
      <ListItemButton
        aria-label={`${action} ${name}`}
        aria-describedby={`${id}-facts`}
        data-row-id={id}
        disabled={isBusy}
        onClick={onChoose}
        sx={rowStyle}
      >
        {/* No alt text: the name is next to it. */}
        <img src={picture.thumbnail} alt="" loading="lazy" decoding="async" width={144} height={96} />
        <ListItemText
          primary={name}
          secondary={`${largest.width} × ${largest.height}`}
          slotProps={{ secondary: { id: `${id}-facts` } }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** Leaves room for the buttons beside it. */
const rowStyle = {
  gap: { xs: 2, sm: 3 },
  paddingInline: { sm: 3 },
  '&&': { paddingRight: '7.5rem' },
  overflowWrap: 'anywhere',
  '& img': {
    width: { xs: '5rem', sm: '9rem' },
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    backgroundColor: 'background.sunk',
  },
} as const;
