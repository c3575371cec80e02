import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#src/admin/shared/queries.ts';
import { countPosts, fetchPublishedPosts, fetchTagsInUse, type PostFilter } from './fetchPosts.ts';
import { fetchDeletedPosts, fetchVersions } from './versions.ts';

/** Begins the key of each search in all posts. */
export const postSearchKey = 'postSearch';

export const postCountsKey = ['postCounts'];

/** What is read once, unlike the list. */
export const postQueries = {
  count: (filter: PostFilter) =>
    queryOptions({ queryKey: [...postCountsKey, filter], queryFn: () => orThrow(countPosts(filter)) }),
  linkTargets: queryOptions({
    queryKey: ['linkTargets'],
    queryFn: () => orThrow(fetchPublishedPosts()),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** Suggestions, which also set the spelling; read when the field is first used. */
  tags: queryOptions({
    queryKey: ['tags'],
    queryFn: () => orThrow(fetchTagsInUse()),
    enabled: false,
    gcTime: 0,
  }),
  versions: (postId: string) =>
    queryOptions({
      queryKey: ['versions', postId],
      queryFn: () => orThrow(fetchVersions(postId)),
      gcTime: 0,
    }),
  deleted: queryOptions({
    queryKey: ['deletedPosts'],
    queryFn: () => orThrow(fetchDeletedPosts()),
    gcTime: 0,
  }),
};

/** Call it after every change: only the list itself is live. */
export function refreshPosts(client: QueryClient): void {
  for (const queryKey of [[postSearchKey], postCountsKey, postQueries.linkTargets.queryKey]) {
    void client.invalidateQueries({ queryKey });
  }
}
