import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { focusRow, neighborOf } from '#src/admin/shared/list/focusRow.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { fetchPictures } from '#src/features/pictures/fetchPictures.ts';
import { pictureListMessages as messages } from './messages.ts';
import { PictureRow } from './PictureRow.tsx';
import { usePictureDeletion } from './usePictureDeletion.ts';

export type PicturesDialogProps = {
  action: string;
  /** @param url of the largest file */
  onChoose(url: string): void;
  onClose(): void;
};

export function PicturesDialog({ action, onChoose, onClose }: PicturesDialogProps) {
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['pictures'],
    queryFn: () => orThrow(fetchPictures()),
    gcTime: 0,
  });
  const { pictures = [] } = data ?? {};
  const { askToDelete, dialog } = usePictureDeletion({
    onDeleted: ({ id }) => focusRow(neighborOf(pictures, id)?.id),
    reload: refetch,
  });

  return (
    <LargeDialog title="Uploaded images" subtitle="Newest first. Press one to use it" onClose={onClose}>
      <Box data-list-root tabIndex={-1} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outline: 0 }}>
        <List aria-label="Uploaded images" disablePadding>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              action={action}
              onChoose={() => onChoose(picture.url)}
              onDelete={() => askToDelete(picture)}
            />
          ))}
        </List>
        {isLoading && <Loading label={messages.loading} />}
        {error && <ReadFailure message={error.message} onRetry={() => void refetch()} />}
        {data && pictures.length === 0 && (
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
