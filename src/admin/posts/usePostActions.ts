import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BuildRecord } from '#src/admin/posts/buildRecord.ts';
import { postCountsKey, postSearchKey } from '#src/admin/posts/list/usePostList.ts';
import { deletedMessage, postListMessages } from '#src/admin/posts/messages.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { changeSearchedRows } from '#src/admin/shared/list/useArchiveSearch.ts';
import { dismiss, notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { tryResult } from '#src/components/result.ts';
import { type Post, postName } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { postMessages } from '#src/features/posts/messages.ts';

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  buildRecord: BuildRecord | null;
  onEdit(id: string): void;
};

type CopyAttempt = {
  /** Id of the copy, which may be stored even though the request failed. */
  id?: string;
  isPending?: boolean;
  /** Id of the notification. */
  failure?: number;
};

type PostActions = {
  duplicate(post: Post): Promise<void>;
  /** @returns false if it was canceled or failed */
  remove(post: Post): Promise<boolean>;
};

export function usePostActions({ confirm, buildRecord, onEdit }: ActionOptions): PostActions {
  const client = useQueryClient();
  const copies = useRef(new Map<string, CopyAttempt>());

  /** Retries reuse the id, so only one copy is created. */
  async function duplicate(post: Post): Promise<void> {
    const { id = newPostId(), isPending, failure } = copies.current.get(post.id) ?? {};
    if (isPending) return;
    if (failure !== undefined) dismiss(failure);
    copies.current.set(post.id, { id, isPending: true });
    const result = await tryResult(postMessages.create, async () =>
      (await loadSaving()).duplicatePost(post, id),
    );
    copies.current.delete(post.id);
    if (!result.success) {
      const failure = notifyFailure(result.error, () => void duplicate(post));
      // On a conflict the copy exists and was changed since.
      const isThere = 'conflict' in result;
      copies.current.set(post.id, { ...(!isThere && { id }), failure });
      return;
    }
    void client.invalidateQueries({ queryKey: postCountsKey });
    const action = { label: 'Edit', onClick: () => onEdit(result.id) };
    notify({ severity: 'success', message: `Duplicated “${post.title}” as a draft`, action });
  }

  async function deleteNow(post: Post): Promise<boolean> {
    const result = await tryResult(postMessages.delete, async () => (await loadSaving()).deletePost(post.id));
    if (result.success) {
      changeSearchedRows<Post>(client, postSearchKey, (row) => (row.id === post.id ? undefined : row));
      void client.invalidateQueries({ queryKey: postCountsKey });
      notify({ severity: 'success', message: deletedMessage(buildRecord, post) });
    } else {
      notifyFailure(result.error, () => void deleteNow(post));
    }
    return result.success;
  }

  async function remove(post: Post): Promise<boolean> {
    const isConfirmed = await confirm({
      title: postListMessages.deleteQuestion,
      subject: postName(post),
      details: `${post.published ? 'Published' : 'Draft'}, ${post.author}, ${formatDateTime(post.createdAt)}`,
      action: 'Delete',
      isDestructive: true,
    });
    return isConfirmed && deleteNow(post);
  }

  return { duplicate, remove };
}

/** Lazy: the code that writes posts includes the schema. */
function loadSaving() {
  return import('#src/features/posts/data/savePost.ts');
}
