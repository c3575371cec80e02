import { type BuildRecord, hasPage, pageState } from '#src/admin/posts/buildRecord.ts';
import { formatDateTime, formatRecentTime } from '#src/admin/shared/formatDateTime.ts';
import type { Post } from '#src/features/posts/data/post.ts';

export const postListMessages = {
  all: 'All Blog Posts',
  deleted: 'Deleted posts',
  loading: 'Loading posts...',
  deleteQuestion: 'Are you sure you want to delete this blog post?',
} as const;

export const failedUpdateMessage = 'Update failed';

export const stalePageMessage = 'Old version still visible, update pending';

/** The state of a post's page on the host; `undefined` if it has no page and needs none. */
export function pageStateMessage(record: BuildRecord, post: Post): string | undefined {
  switch (pageState(record, post)) {
    case 'current':
      return `Live since ${formatRecentTime(record.builtAt)}`;
    case 'outdated':
      return updateMessage(record, post) ?? 'Live. Search and link previews update shortly';
    case 'stale':
      return updateMessage(record, post) ?? stalePageMessage;
    case 'none':
      return undefined;
  }
}

export function scheduleMessage({ published, publishAt }: Post): string | undefined {
  return published || !publishAt ? undefined : `Scheduled for ${formatDateTime(publishAt)}`;
}

/** Longer than the publishing workflow may run, in ms. */
const longestBuild = 30 * 60_000;

/** Needs the background function that starts the builds. */
function updateMessage({ publishing }: BuildRecord, { updatedAt }: Post): string | undefined {
  if (publishing === undefined || updatedAt === null) return undefined;
  const { startedFor, triedAt, hasFailed } = publishing;
  if (startedFor < updatedAt) return hasFailed ? failedUpdateMessage : undefined;
  return Date.now() - triedAt < longestBuild ? 'Update started' : failedUpdateMessage;
}

export function deletedMessage(record: BuildRecord | null, id: string): string {
  const isStale = record !== null && hasPage(record, id);
  return isStale ? `Blog post deleted. ${stalePageMessage}` : 'Blog post deleted';
}
