import { RowActionButton } from '#src/admin/shared/RowActionButton.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import type { PostListProps } from './postTableProps.ts';

type PostRowActionsProps = Pick<PostListProps, 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  post: Post;
  tabIndex?: number;
};

/** View opens the article in a new tab, drafts too; Edit, Duplicate and Delete stay here (spec 2). */
export function PostRowActions({ post, tabIndex = 0, ...on }: PostRowActionsProps) {
  const shared = { subject: post.title, tabIndex };
  return (
    <>
      <RowActionButton {...shared} name="View" documentId={post.id} href={paths.article(post.id)} />
      <RowActionButton {...shared} name="Edit" onClick={() => on.onEdit(post)} />
      <RowActionButton {...shared} name="Duplicate" onClick={() => on.onDuplicate(post)} />
      <RowActionButton {...shared} name="Delete" onClick={() => on.onDelete(post)} />
    </>
  );
}
