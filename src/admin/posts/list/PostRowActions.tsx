import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { type Post, postName } from '#src/features/posts/data/post.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { paths } from '#src/paths.ts';

export type PostActionProps = {
  onEdit(post: Post): void;
  onDuplicate(post: Post): void;
  onDelete(post: Post): void;
};

type PostRowActionsProps = PostActionProps & { post: Post; tabIndex?: number };

/** An unreadable post can be repaired in its form, and deleted. */
export function PostRowActions({ post, tabIndex = 0, onEdit, onDuplicate, onDelete }: PostRowActionsProps) {
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
