import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { focusRow, rowToFocusAfter } from '#src/admin/shared/list/focusRow.ts';
import { SearchField } from '#src/admin/shared/list/ListToolbar.tsx';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { copyText } from '#src/components/notifications/copyText.ts';
import { optionsFound } from '#src/components/search/searchText.ts';
import { type Picture, picturesQuery } from './fetchPictures.ts';
import { pictureListMessages as messages } from './messages.ts';
import { usePictureDeletion } from './usePictureDeletion.ts';

type PicturesDialogProps = {
  action: string;
  onChoose(picture: Picture): void;
  onClose(): void;
};

export function PicturesDialog({ action, onChoose, onClose }: PicturesDialogProps) {
  const { data, error, isLoading, refetch } = useQuery(picturesQuery);
  const [text, setText] = useState('');
  const pictures = optionsFound(data ?? [], text, ({ title }) => title);
  const { askToDelete, dialog } = usePictureDeletion({
    onDeleted: ({ id }) => focusRow(rowToFocusAfter(pictures, id)?.id),
    reload: refetch,
  });

  return (
    <LargeDialog
      title="Uploaded Images"
      subtitle="Newest first. Select an image to use it."
      onClose={onClose}
    >
      {data && data.length > 0 && (
        <Box sx={searchStyle}>
          <SearchField
            label="Search images"
            searched="Name, description, date"
            text={text}
            onSearch={setText}
          />
        </Box>
      )}
      <Box data-list-root tabIndex={-1} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outline: 0 }}>
        <List aria-label="Uploaded Images" disablePadding>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              action={action}
              onChoose={() => onChoose(picture)}
              onDelete={() => askToDelete(picture)}
            />
          ))}
        </List>
        {isLoading && <Loading label={messages.loading} />}
        {error && <ReadFailure message={error.message} onRetry={() => void refetch()} />}
        {text && pictures.length === 0 && (
          <Typography role="status" sx={{ padding: { xs: 2, sm: 3 } }}>
            {messages.noneFound}
          </Typography>
        )}
        {data?.length === 0 && (
          <Box sx={{ padding: { xs: 2, sm: 3 } }}>
            <Typography>{messages.none}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{messages.howToAdd}</Typography>
          </Box>
        )}
      </Box>
      {dialog}
    </LargeDialog>
  );
}

type PictureRowProps = {
  picture: Picture;
  action: string;
  onChoose(): void;
  onDelete(): Promise<void>;
};

function PictureRow({ picture, action, onChoose, onDelete }: PictureRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, facts, title, largest, url } = picture;

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
          <Typography component="span" variant="body2" sx={sizeStyle}>
            {largest.width} × {largest.height}
          </Typography>
          <RowActionButton
            name="Copy Link"
            itemName={title}
            onClick={() => void copyText(url, messages.linkCopied)}
          />
          <RowActionButton name="Delete" itemName={title} onClick={() => void handleDelete()} />
        </>
      }
    >
      <ListItemButton
        aria-label={`${action} ${title}`}
        data-row-id={id}
        disabled={isBusy}
        onClick={onChoose}
        sx={rowStyle}
      >
        {/* No alt text: the name is next to it. */}
        <img src={picture.thumbnail} alt="" loading="lazy" decoding="async" width={144} height={96} />
        <ListItemText primary={facts[0]} secondary={facts.slice(1).join(' · ')} />
      </ListItemButton>
    </ListItem>
  );
}

const searchStyle = { display: 'flex', padding: { xs: '0.75rem 1rem 0', sm: '0.75rem 1.5rem 0' } } as const;

const sizeStyle = { display: { xs: 'none', sm: 'inline' }, color: 'text.secondary', marginRight: 2 } as const;

/** Leaves room for the size and the buttons beside it. */
const rowStyle = {
  gap: { xs: 2, sm: 3 },
  paddingInline: { sm: 3 },
  '&&': { paddingRight: { xs: '7.5rem', sm: '15rem' } },
  overflowWrap: 'anywhere',
  '& img': {
    width: { xs: '5rem', sm: '9rem' },
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    backgroundColor: 'background.sunk',
  },
} as const;
