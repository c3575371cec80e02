import { restorableDays } from '#src/admin/shared/deletedRecords.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { type AnyPost, postName } from '#src/features/posts/data/post.ts';

/** In notifications of the list and of the form. */
export const postNotices = {
  deleted: 'Blog post deleted',
  restored: 'Blog post restored',
} as const;

export function deleteConfirmation(post: AnyPost): ConfirmOptions {
  const facts = [post.published ? 'Published' : 'Draft', post.author, formatDateTime(post.createdAt)];
  return {
    title: 'Are you sure you want to delete this blog post?',
    subject: postName(post),
    details: `${facts.join(', ')}. It can be restored for ${restorableDays} days.`,
    action: 'Delete',
    isDestructive: true,
  };
}
