import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import { postName } from '#src/features/posts/data/postName.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { paths } from '#src/paths.ts';
import type { PostRowsProps } from './PostTable.tsx';

type PostRowActionsProps = Pick<PostRowsProps, 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  post: Post;
  tabIndex?: number;
};

/** A post that cannot be read can only be deleted. */
export function PostRowActions({ post, tabIndex = 0, ...on }: PostRowActionsProps) {
  const shared = { itemName: postName(post), tabIndex };
  const deletion = <RowActionButton {...shared} name="Delete" onClick={() => on.onDelete(post)} />;
  if (isUnreadable(post)) return deletion;
  return (
    <>
      <RowActionButton {...shared} name="View" documentId={post.id} href={paths.article(post.id)} />
      <RowActionButton {...shared} name="Edit" onClick={() => on.onEdit(post)} />
      <RowActionButton {...shared} name="Duplicate" onClick={() => on.onDuplicate(post)} />
      {deletion}
    </>
  );
}
