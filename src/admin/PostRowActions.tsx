import type { Post } from '#src/features/posts/post.ts';
import { paths } from '#src/paths.ts';
import type { PostListProps } from './postListProps.ts';
import { RowAction } from './RowAction.tsx';

type PostRowActionsProps = Pick<PostListProps, 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  post: Post;
  tabIndex?: number;
};

/** View opens the article in a new tab, drafts too; Edit, Duplicate and Delete stay here (spec 2). */
export function PostRowActions({ post, tabIndex = 0, ...on }: PostRowActionsProps) {
  const shared = { subject: post.title, tabIndex };
  return (
    <>
      <RowAction {...shared} name="View" rowId={post.id} href={paths.article(post.id)} />
      <RowAction {...shared} name="Edit" onClick={() => on.onEdit(post)} />
      <RowAction {...shared} name="Duplicate" onClick={() => on.onDuplicate(post)} />
      <RowAction {...shared} name="Delete" onClick={() => on.onDelete(post)} />
    </>
  );
}
