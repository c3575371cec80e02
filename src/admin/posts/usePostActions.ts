import { useQueryClient } from '@tanstack/react-query';
import { useTransition } from 'react';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { refreshPosts } from '#src/admin/posts/data/postQueries.ts';
import { deletePost, restorePost } from '#src/admin/posts/data/savePost.ts';
import { startAutosave } from '#src/admin/posts/editor/autosave/autosaves.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { wellFormed } from '#src/components/form/fieldRules.ts';
import { dismiss, notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { type AnyPost, type Post, postName } from '#src/features/posts/data/post.ts';
import { pickWrittenFields, postFields } from '#src/features/posts/data/postFields.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { deleteConfirmation, postNotices } from './messages.ts';

type ActionOptions = {
  isEditing: boolean;
  confirm(options: ConfirmOptions): Promise<boolean | undefined>;
  onEdit(id: string): Promise<void>;
};

const copySuffix = ' (copy)';

export function usePostActions({ isEditing, confirm, onEdit }: ActionOptions) {
  const client = useQueryClient();
  const [isCopying, startCopying] = useTransition();

  /** Opens the copy as a new post, so that its URL is created from the title it is first saved with. */
  function duplicate(post: Post): void {
    // A double click makes one copy. The transition ends when the form's loading screen or the form is shown.
    if (isCopying || isEditing) return;
    const title = wellFormed(post.title.slice(0, postFields.title.max - copySuffix.length)) + copySuffix;
    startCopying(async () => {
      const key = await startAutosave({
        ...pickWrittenFields(post),
        title,
        published: false,
        publishAt: null,
      });
      if (key === null) notifyFailure(postMessages.create, () => duplicate(post), `copy ${post.id}`);
      else await onEdit(key);
    });
  }

  /** As it was, or in the form, which shows what is missing, if it is unreadable. */
  async function restore(post: AnyPost, saveId = newPostId()): Promise<void> {
    if (post.faults) return onEdit(post.id);
    const result = await restorePost(post, saveId);
    if (!result.success)
      return notifyFailure(`${result.error}: ${postName(post)}`, () => void restore(post, saveId), saveId);
    refreshPosts(client);
    notify({ severity: 'success', message: postNotices.restored });
  }

  async function deleteNow(post: AnyPost): Promise<boolean> {
    const result = await deletePost(post.id);
    const failureKey = `delete ${post.id}`;
    if (result.success) {
      dismiss(failureKey);
      refreshPosts(client);
      const actions = [{ label: 'Undo', onClick: () => void restore(post) }];
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

  return { duplicate, restore, remove };
}
