import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { type BuildRecord, hasPage } from '#src/features/posts/data/buildRecord.ts';
import { deletedPostDays, type PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { DeletedPostRow } from './DeletedPostRow.tsx';
import { useDeletedPosts } from './useDeletedPosts.ts';

export type DeletedPostsDialogProps = {
  buildRecord: BuildRecord | null;
  onRestore(version: PostVersion): void;
  onClose(): void;
};

const titleId = 'deleted-posts-title';

export function DeletedPostsDialog({ buildRecord, onRestore, onClose }: DeletedPostsDialogProps) {
  const isFullScreen = useMediaQuery(adminBreakpoints.phone);
  const { versions, after, isReading, error, readOn } = useDeletedPosts();
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      fullWidth
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={titleId}
    >
      <DialogHeader
        titleId={titleId}
        title="Deleted posts"
        subtitle={`Kept for ${deletedPostDays} days`}
        onClose={onClose}
      />
      <Box sx={{ overflowY: 'auto' }}>
        <Box component="ul" aria-label="Deleted posts" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {versions.map((version) => (
            <DeletedPostRow
              key={version.id}
              version={version}
              hasPage={buildRecord !== null && hasPage(buildRecord, version.post.id)}
              onRestore={() => onRestore(version)}
            />
          ))}
        </Box>
        {isReading && <Loading label="Loading deleted posts..." />}
        {error && <ReadFailure message={error} onRetry={readOn} />}
        {!isReading && !error && after && (
          <Button variant="outlined" size="small" onClick={readOn} sx={{ margin: { xs: 2, sm: 3 } }}>
            Show older
          </Button>
        )}
        {!isReading && !error && !after && versions.length === 0 && (
          <Typography sx={{ padding: { xs: 2, sm: 3 } }}>No deleted posts.</Typography>
        )}
      </Box>
      <NotificationContainer />
    </Dialog>
  );
}
