import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef } from 'react';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { neighborOf } from '#src/admin/shared/list/focusRow.ts';
import { summaryStyle } from '#src/admin/shared/list/listStyles.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { publicAddress } from '#src/features/pictures/publicAddress.ts';
import { countMessage, pictureListMessages } from './messages.ts';
import { focusPicture, PictureList } from './PictureList.tsx';
import type { PostReference } from './pictureUsage.ts';
import { usePictureActions } from './usePictureActions.ts';
import { type PictureListState, usePictureList, useShowOlder } from './usePictureList.ts';
import { usePictureUsage } from './usePictureUsage.ts';

export type ChosenPicture = { name: string; address: string };

export type PicturesDialogProps = {
  action: string;
  editedPost: PostReference;
  onChoose(picture: ChosenPicture): void;
  onClose(): void;
};

export function PicturesDialog({ action, editedPost, onChoose, onClose }: PicturesDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const list = usePictureList();
  const showOlder = useShowOlder(body, list);
  const usage = usePictureUsage(editedPost);
  const { confirm, dialog } = useConfirm();
  const actions = usePictureActions({
    confirm,
    fetchImpact: usage.fetchImpact,
    onDeleted: (id) => focusPicture(body.current, neighborOf(list.pictures, id)),
    reload: list.reload,
  });
  return (
    <LargeDialog
      title="Uploaded images"
      subtitle="Newest first"
      footer={list.pictures.length > 0 && <PictureListFooter list={list} onShowOlder={showOlder} />}
      onClose={onClose}
      // React events bubble to the field that opened the dialog, and that field accepts dropped files.
      onDragOver={refuseFiles}
      onDrop={refuseFiles}
      onPaste={(event) => event.stopPropagation()}
    >
      <Box ref={body} tabIndex={-1} sx={bodyStyle}>
        {usage.status === 'error' && list.pictures.length > 0 && (
          <ReadFailure severity="warning" message={pictureListMessages.usageFailed} onRetry={usage.retry} />
        )}
        <PictureList
          pictures={list.pictures}
          action={action}
          usage={usage}
          busyIds={actions.busyIds}
          onChoose={({ name, largest }) => onChoose({ name, address: publicAddress(largest) })}
          onDelete={actions.remove}
        />
        <PictureListStatus list={list} />
      </Box>
      {dialog}
    </LargeDialog>
  );
}

type PictureListStatusProps = { list: PictureListState };

function PictureListStatus({ list }: PictureListStatusProps) {
  const { pictures, hasMore, isLoading, error, loadMore } = list;
  if (isLoading) return <Loading label={pictureListMessages.loading} />;
  if (error === pictureMessages.unavailable) {
    return (
      <Alert severity="info" sx={{ margin: { xs: 2, sm: 3 } }}>
        {error}. {pictureListMessages.noStorage}
      </Alert>
    );
  }
  if (error) return <ReadFailure message={error} onRetry={loadMore} />;
  if (pictures.length > 0 || hasMore) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, padding: 'clamp(2rem, 6vw, 5rem) clamp(1.25rem, 3vw, 2rem)' }}>
      <Typography variant="h4" component="p">
        {pictureListMessages.none}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {pictureListMessages.howToAdd}
      </Typography>
    </Box>
  );
}

type PictureListFooterProps = { list: PictureListState; onShowOlder(): void };

function PictureListFooter({ list, onShowOlder }: PictureListFooterProps) {
  const { pictures, hasMore, isLoading } = list;
  return (
    <Box sx={[summaryStyle, footerStyle]}>
      <span role="status">{countMessage(pictures.length, hasMore)}</span>
      {hasMore && (
        <AccessibleDisabledButton variant="outlined" size="small" disabled={isLoading} onClick={onShowOlder}>
          Show older
        </AccessibleDisabledButton>
      )}
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
