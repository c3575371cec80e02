import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useRef } from 'react';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { neighborOf } from '#src/admin/shared/list/focusRow.ts';
import { summaryStyle } from '#src/admin/shared/list/listStyles.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { useFocusFirstNew } from '#src/components/browser/useFocusFirstNew.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import { fetchPicturePage, type PictureCursor } from '#src/features/pictures/fetchPictures.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { countMessage, pictureListMessages as messages } from './messages.ts';
import { focusPicture, PictureRow } from './PictureRow.tsx';
import { usePictureDeletion } from './usePictureDeletion.ts';

export type PicturesDialogProps = {
  action: string;
  /** @param url of the largest file */
  onChoose(url: string): void;
  onClose(): void;
};

const pageSize = 12;

export function PicturesDialog({ action, onChoose, onClose }: PicturesDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, isRefetchError, hasNextPage, fetchNextPage, refetch } = usePictures();
  const pictures = data?.pages.flatMap((page) => page.pictures) ?? [];
  // The button disappears after the last page.
  const growth = { count: pictures.length, isOver: !isFetching && !hasNextPage };
  const focusFirstOlder = useFocusFirstNew(growth, (index) => {
    if (!body.current?.contains(document.activeElement)) focusPicture(body.current, pictures[index]);
  });
  const { askToDelete, dialog } = usePictureDeletion({
    onDeleted: ({ id }) => focusPicture(body.current, neighborOf(pictures, id)),
    reload: refetch,
  });

  function handleShowOlder() {
    focusFirstOlder();
    void fetchNextPage();
  }

  return (
    <LargeDialog
      title="Uploaded images"
      subtitle="Newest first"
      footer={
        pictures.length > 0 && (
          <Box sx={[summaryStyle, footerStyle]}>
            <span role="status">{countMessage(pictures.length, hasNextPage)}</span>
            {hasNextPage && (
              <AccessibleDisabledButton
                variant="outlined"
                size="small"
                disabled={isFetching}
                onClick={handleShowOlder}
              >
                Show older
              </AccessibleDisabledButton>
            )}
          </Box>
        )
      }
      onClose={onClose}
      // React events bubble to the field that opened the dialog, and that field accepts dropped files.
      onDragOver={refuseFiles}
      onDrop={refuseFiles}
      onPaste={(event) => event.stopPropagation()}
    >
      <Box ref={body} tabIndex={-1} sx={bodyStyle}>
        <Box component="ul" aria-label="Uploaded images" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              action={action}
              onChoose={() => onChoose(picture.url)}
              onDelete={() => askToDelete(picture)}
            />
          ))}
        </Box>
        {isFetching && <Loading label={messages.loading} />}
        {!isFetching && error && (
          <PictureListFailure
            message={error.message}
            onRetry={() => void (isRefetchError ? refetch() : fetchNextPage())}
          />
        )}
        {!isFetching && !error && !hasNextPage && pictures.length === 0 && <NoPictures />}
      </Box>
      {dialog}
    </LargeDialog>
  );
}

function usePictures() {
  return useInfiniteQuery({
    queryKey: ['pictures'],
    queryFn: ({ pageParam }) => orThrow(fetchPicturePage(pageSize, pageParam)),
    initialPageParam: null as PictureCursor | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: 0,
  });
}

function PictureListFailure({ message, onRetry }: { message: string; onRetry(): void }) {
  if (message !== pictureMessages.unavailable) return <ReadFailure message={message} onRetry={onRetry} />;
  return (
    <Alert severity="info" sx={{ margin: { xs: 2, sm: 3 } }}>
      {message}. {messages.noStorage}
    </Alert>
  );
}

function NoPictures() {
  return (
    <Box sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography>{messages.none}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.howToAdd}</Typography>
    </Box>
  );
}

function refuseFiles(event: DragEvent): void {
  event.stopPropagation();
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const bodyStyle = { flex: 1, minHeight: 0, overflowY: 'auto', '&:focus': { outline: 'none' } } as const;

const footerStyle = {
  flex: 'none',
  paddingInline: { xs: 2, sm: 3 },
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
