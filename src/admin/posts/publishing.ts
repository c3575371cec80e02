import { queryOptions } from '@tanstack/react-query';
import { maxSilenceMs } from '#src/admin/shared/functionsSilence.ts';
import { readStatus } from '#src/admin/shared/readStatus.ts';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { fetchCurrentArchive } from '#src/features/posts/data/staticPosts.ts';

export type PublishedPages = {
  updatedAt: ReadonlyMap<string, number | null>;
  /** Whether a background function updates the pages. */
  isAutomatic: boolean;
  error: string | null;
};

/** Read when the page opens, when its tab becomes visible, and every two seconds while one of `rows` is being published. */
export function publishedPagesQuery(rows: readonly AnyPost[]) {
  return queryOptions({
    queryKey: ['publishedPages'],
    queryFn: ({ signal }) => fetchPublishedPages(signal),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data: pages } }) =>
      pages?.isAutomatic && !pages.error && !rows.every((post) => isLive(pages, post)) ? 2_000 : false,
  });
}

/** `null` where no build has written pages. */
async function fetchPublishedPages(signal: AbortSignal): Promise<PublishedPages | null> {
  const archive = await fetchCurrentArchive(signal);
  if (!archive) return null;
  const status = await readStatus('publishing').catch(() => ({}) as { error?: unknown });
  return {
    updatedAt: new Map(archive.posts.map(({ id, updatedAt }) => [id, updatedAt])),
    isAutomatic: 'error' in status,
    error: typeof status.error === 'string' ? status.error : null,
  };
}

/** Whether visitors get the stored version, or no page if it is unpublished. An unreadable post has no page to wait for. */
export function isLive({ updatedAt }: PublishedPages, post: AnyPost): boolean {
  if (post.faults) return true;
  return post.published ? updatedAt.get(post.id) === post.updatedAt : !updatedAt.has(post.id);
}

export const schedulingQuery = queryOptions({ queryKey: ['scheduling'], queryFn: fetchIsSchedulerRunning });

async function fetchIsSchedulerRunning(): Promise<boolean> {
  const { ranAt } = await readStatus('scheduling');
  return typeof ranAt === 'number' && Date.now() - ranAt < maxSilenceMs;
}
