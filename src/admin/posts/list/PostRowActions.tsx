import { createContext, use } from 'react';
import type { PublishedPages } from '#src/admin/posts/publishing.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { copyArticleLink } from '#src/features/posts/article/copyArticleLink.ts';
import { type AnyPost, type Post, postName } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';

type PostRows = {
  pages: PublishedPages | null;
  onEdit(post: AnyPost): void;
  onDuplicate(post: Post): void;
  onDelete(post: AnyPost): void;
};

/** What all rows share. A context, so that the grid's columns never change. */
export const PostRowsContext = createContext<PostRows | null>(null);

export function usePostRows(): PostRows {
  const rows = use(PostRowsContext);
  if (!rows) throw new Error('Posts are listed inside PostRowsContext only');
  return rows;
}

type PostRowActionsProps = { post: AnyPost; tabIndex?: number; hasCopyLink?: boolean };

/** An unreadable post can be repaired in its form, and deleted. */
export function PostRowActions({ post, tabIndex = 0, hasCopyLink = true }: PostRowActionsProps) {
  const { onEdit, onDuplicate, onDelete } = usePostRows();
  const shared = { itemName: postName(post), tabIndex };
  return (
    <>
      {!post.faults && (
        <RowActionButton {...shared} name="View" documentId={post.id} href={paths.article(post.id)} />
      )}
      <RowActionButton {...shared} name="Edit" onClick={() => onEdit(post)} />
      {!post.faults && <RowActionButton {...shared} name="Duplicate" onClick={() => onDuplicate(post)} />}
      <RowActionButton {...shared} name="Delete" onClick={() => onDelete(post)} />
      {hasCopyLink && !post.faults && post.published && (
        <RowActionButton {...shared} name="Copy Link" onClick={() => copyArticleLink(post.id)} />
      )}
    </>
  );
}
