import { createContext, use } from 'react';
import type { BuildRecord } from '#src/admin/posts/publishing.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { type Post, postName } from '#src/features/posts/data/post.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { paths } from '#src/paths.ts';

type PostRows = {
  buildRecord: BuildRecord | null;
  onEdit(post: Post): void;
  onDuplicate(post: Post): void;
  onDelete(post: Post): void;
};

/** What all rows share. A context, so that the grid's columns never change. */
export const PostRowsContext = createContext<PostRows | null>(null);

export function usePostRows(): PostRows {
  const rows = use(PostRowsContext);
  if (!rows) throw new Error('Posts are listed inside PostRowsContext only');
  return rows;
}

/** An unreadable post can be repaired in its form, and deleted. */
export function PostRowActions({ post, tabIndex = 0 }: { post: Post; tabIndex?: number }) {
  const { onEdit, onDuplicate, onDelete } = usePostRows();
  const shared = { itemName: postName(post), tabIndex };
  const isReadable = !isInvalidDocument(post);
  return (
    <>
      {isReadable && (
        <RowActionButton {...shared} name="View" documentId={post.id} href={paths.article(post.id)} />
      )}
      <RowActionButton {...shared} name="Edit" onClick={() => onEdit(post)} />
      {isReadable && <RowActionButton {...shared} name="Duplicate" onClick={() => onDuplicate(post)} />}
      <RowActionButton {...shared} name="Delete" onClick={() => onDelete(post)} />
    </>
  );
}
