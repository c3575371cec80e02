import Button from '@mui/material/Button';
import { postQueries } from '#src/admin/posts/data/postQueries.ts';
import type { PostVersion } from '#src/admin/posts/data/postVersion.ts';
import { DeletedRecords } from '#src/admin/shared/dialogs/DeletedRecords.tsx';
import { type AnyPost, postName } from '#src/features/posts/data/post.ts';

type DeletedPostsProps = {
  onRestore(post: AnyPost): void;
};

export function DeletedPosts({ onRestore }: DeletedPostsProps) {
  return (
    <DeletedRecords
      title="Deleted Posts"
      query={{ ...postQueries.deleted, select: toRows }}
      actions={({ post, name }, close) => (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Restore ${name}`}
          onClick={() => {
            close();
            onRestore(post);
          }}
        >
          Restore
        </Button>
      )}
    />
  );
}

function toRows(versions: readonly PostVersion[]) {
  return versions.map(({ post, savedAt }) => ({
    id: post.id,
    post,
    name: postName(post),
    text: post.excerpt,
    deletedAt: savedAt,
  }));
}
