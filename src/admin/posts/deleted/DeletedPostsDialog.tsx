import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { type BuildRecord, hasPage } from '#src/features/posts/data/buildRecord.ts';
import { deletedPostDays, type PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { DeletedPostRow } from './DeletedPostRow.tsx';
import { useDeletedPosts } from './useDeletedPosts.ts';

type DeletedPostsDialogProps = {
  buildRecord: BuildRecord | null;
  onRestore(version: PostVersion): void;
  onClose(): void;
};

export function DeletedPostsDialog({ buildRecord, onRestore, onClose }: DeletedPostsDialogProps) {
  const { rows, cursor, isFetching, error, readOn } = useDeletedPosts();
  return (
    <LargeDialog title="Deleted posts" subtitle={`Kept for ${deletedPostDays} days`} onClose={onClose}>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <Box component="ul" aria-label="Deleted posts" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map((version) => (
            <DeletedPostRow
              key={version.id}
              version={version}
              hasPage={buildRecord !== null && hasPage(buildRecord, version.post.id)}
              onRestore={() => onRestore(version)}
            />
          ))}
        </Box>
        {isFetching && <Loading label="Loading deleted posts..." />}
        {error && <ReadFailure message={error} onRetry={readOn} />}
        {!isFetching && !error && cursor && (
          <Button variant="outlined" size="small" onClick={readOn} sx={{ margin: { xs: 2, sm: 3 } }}>
            Show older
          </Button>
        )}
        {!isFetching && !error && !cursor && rows.length === 0 && (
          <Typography sx={{ padding: { xs: 2, sm: 3 } }}>No deleted posts.</Typography>
        )}
      </Box>
    </LargeDialog>
  );
}
