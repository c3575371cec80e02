import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  countPosts,
  fetchNewestPublished,
  fetchTagsInUse,
  type PostFilter,
  withOlderPublished,
} from './fetchPosts.ts';
import { fetchDeletedPosts, fetchVersions } from './versions.ts';

/** The first part of the key of every search through all posts. */
export const postSearchKey = 'postSearch';

export const postCountsKey = ['postCounts'];

const newestPublished = queryOptions({
  queryKey: ['newestPublished'],
  queryFn: fetchNewestPublished,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Queries that are read once, unlike the live list. */
export const postQueries = {
  count: (filter: PostFilter) =>
    queryOptions({ queryKey: [...postCountsKey, filter], queryFn: () => countPosts(filter) }),
  linkTargets: queryOptions({
    queryKey: ['linkTargets'],
    queryFn: async ({ client }) => withOlderPublished(await client.fetchQuery(newestPublished)),
  }),
  /** Suggested tags, whose spelling a typed tag takes; read when the field is first used. */
  tags: queryOptions({
    queryKey: ['tags'],
    queryFn: async ({ client }) => fetchTagsInUse(await client.fetchQuery(newestPublished)),
    enabled: false,
    gcTime: 0,
  }),
  versions: (postId: string) =>
    queryOptions({ queryKey: ['versions', postId], queryFn: () => fetchVersions(postId), gcTime: 0 }),
  deleted: queryOptions({ queryKey: ['deletedPosts'], queryFn: fetchDeletedPosts, gcTime: 0 }),
};

/** Call it after every change: only the list itself is live. */
export function refreshPosts(client: QueryClient): void {
  for (const queryKey of [[postSearchKey], postCountsKey, newestPublished.queryKey]) {
    void client.invalidateQueries({ queryKey });
  }
}
