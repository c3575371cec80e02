import { type BuildRecord, isUpdatePending } from '#src/admin/posts/buildRecord.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { Post } from '#src/features/posts/data/post.ts';

export const postListMessages = {
  all: 'All Blog Posts',
  deleted: 'Deleted posts',
  loading: 'Loading posts...',
  deleteQuestion: 'Are you sure you want to delete this blog post?',
} as const;

export const failedUpdateMessage = 'Update failed';

export const pendingUpdateMessage = 'Update pending';

/** The state of a post's page on the host; `undefined` if it has no page and needs none. */
export function pageStateMessage(record: BuildRecord, post: Post): string | undefined {
  if (isUpdatePending(record, post)) return record.hasFailed ? failedUpdateMessage : pendingUpdateMessage;
  return post.published ? 'Live' : undefined;
}

export function scheduleMessage({ published, publishAt }: Post): string | undefined {
  return published || !publishAt ? undefined : `Scheduled for ${formatDateTime(publishAt)}`;
}

/** A deleted post's page stays online until the next build. */
export function deletedMessage(record: BuildRecord | null, { published }: Post): string {
  return record && published ? `Blog post deleted. ${pendingUpdateMessage}` : 'Blog post deleted';
}
