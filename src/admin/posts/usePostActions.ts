import { useQueryClient } from '@tanstack/react-query';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { refreshPosts } from '#src/admin/posts/data/postQueries.ts';
import { deletePost, duplicatePost, restorePost } from '#src/admin/posts/data/savePost.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { dismiss, notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { type AnyPost, type Post, postName } from '#src/features/posts/data/post.ts';
import { deleteConfirmation, duplicatedMessage, postNotices } from './messages.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean | undefined>;
  onEdit(id: string): void;
};

const copying = new Set<string>();

export function usePostActions({ confirm, onEdit }: ActionOptions) {
  const client = useQueryClient();

  /** @param saveId of the copy; a retry uses it again, so that only one copy is stored */
  async function duplicate(post: Post, saveId = newPostId()): Promise<void> {
    // A double click makes one copy.
    if (copying.has(post.id)) return;
    copying.add(post.id);
    const result = await duplicatePost(post, saveId);
    copying.delete(post.id);
    if (!result.success) return notifyFailure(result.error, () => void duplicate(post, saveId), saveId);
    refreshPosts(client);
    const actions = [{ label: 'Edit', onClick: () => onEdit(result.id) }];
    notify({ severity: 'success', message: duplicatedMessage(post.title), actions });
  }

  async function restore(post: Post, saveId = newPostId()): Promise<void> {
    const result = await restorePost(post, saveId);
    if (!result.success) return notifyFailure(result.error, () => void restore(post, saveId), saveId);
    refreshPosts(client);
    notify({ severity: 'success', message: postNotices.restored });
  }

  async function deleteNow(post: AnyPost): Promise<boolean> {
    const result = await deletePost(post.id);
    const failureKey = `delete ${post.id}`;
    if (result.success) {
      dismiss(failureKey);
      refreshPosts(client);
      // An unreadable post is restored in the form, which shows what is missing.
      const actions = post.faults ? [] : [{ label: 'Undo', onClick: () => void restore(post) }];
      notify({ severity: 'success', message: postNotices.deleted, actions, key: `deleted ${post.id}` });
    } else {
      notifyFailure(`${result.error}: ${postName(post)}`, () => void deleteNow(post), failureKey);
    }
    return result.success;
  }

  /** @returns false if it was canceled or failed */
  async function remove(post: AnyPost): Promise<boolean> {
    return (await confirm(deleteConfirmation(post))) === true && deleteNow(post);
  }

  return { duplicate, remove };
}
