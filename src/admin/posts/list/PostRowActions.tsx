import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { type Post, postName } from '#src/features/posts/data/post.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { paths } from '#src/paths.ts';

export type PostActionProps = {
  onEdit(post: Post): void;
  onDuplicate(post: Post): void;
  onDelete(post: Post): void;
};

type PostRowActionsProps = PostActionProps & { post: Post; tabIndex?: number };

/** An unreadable post can only be deleted. */
export function PostRowActions({ post, tabIndex = 0, onEdit, onDuplicate, onDelete }: PostRowActionsProps) {
  const shared = { itemName: postName(post), tabIndex };
  const deletion = <RowActionButton {...shared} name="Delete" onClick={() => onDelete(post)} />;
  if (isUnreadable(post)) return deletion;
  return (
    <>
      <RowActionButton {...shared} name="View" documentId={post.id} href={paths.article(post.id)} />
      <RowActionButton {...shared} name="Edit" onClick={() => onEdit(post)} />
      <RowActionButton {...shared} name="Duplicate" onClick={() => onDuplicate(post)} />
      {deletion}
    </>
  );
}
