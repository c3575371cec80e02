import { useRef } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { dismiss, notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { fetchedResult } from '#src/components/result.ts';
import { type BuildRecord, hasPage } from '#src/features/posts/data/buildRecord.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { postName } from '#src/features/posts/data/postName.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  buildRecord: BuildRecord | null;
  onEdit(id: string): void;
  onChanged(): void;
};

type CopyAttempt = {
  /** The copy's, which may have been stored although no answer came. */
  id?: string;
  isPending?: boolean;
  /** The notification's id. */
  failure?: number;
};

export function usePostActions({ confirm, buildRecord, onEdit, onChanged }: ActionOptions) {
  const copies = useRef(new Map<string, CopyAttempt>());

  /** One copy, however often it is tried or pressed until it is there. */
  async function duplicate(post: Post): Promise<void> {
    const { id = newPostId(), isPending, failure } = copies.current.get(post.id) ?? {};
    if (isPending) return;
    if (failure !== undefined) dismiss(failure);
    copies.current.set(post.id, { id, isPending: true });
    const result = await fetchedResult(postMessages.create, async () =>
      (await loadSaving()).duplicatePost(post, id),
    );
    copies.current.delete(post.id);
    if (!result.success) {
      const failure = notifyFailure(result.error, () => void duplicate(post));
      // A copy that others have changed meanwhile is there.
      const isThere = 'conflict' in result;
      copies.current.set(post.id, { ...(!isThere && { id }), failure });
      return;
    }
    onChanged();
    const action = { label: 'Edit', onClick: () => onEdit(result.id) };
    notify({ severity: 'success', message: `“${post.title}” copied as a draft`, action });
  }

  async function deleteNow(post: Post): Promise<boolean> {
    const result = await fetchedResult(postMessages.delete, async () =>
      (await loadSaving()).deletePost(post.id),
    );
    if (result.success) {
      onChanged();
      notify({ severity: 'success', message: deletedMessage(post) });
    } else {
      notifyFailure(result.error, () => void deleteNow(post));
    }
    return result.success;
  }

  function deletedMessage({ id }: Post): string {
    const isLeftOver = buildRecord !== null && hasPage(buildRecord, id);
    return isLeftOver ? 'Blog post deleted. Its page stays until the next build' : 'Blog post deleted';
  }

  /** False when it was cancelled or failed. */
  async function remove(post: Post): Promise<boolean> {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to delete this blog post?',
      subject: postName(post),
      details: `${post.published ? 'Published' : 'Draft'}, ${post.author}, ${formatDateTime(post.createdAt)}`,
      action: 'Delete',
      isDestructive: true,
    });
    return isConfirmed && deleteNow(post);
  }

  return { duplicate, remove };
}

/** What writes posts knows their schema and comes with the first write. */
function loadSaving() {
  return import('#src/features/posts/data/savePost.ts');
}
