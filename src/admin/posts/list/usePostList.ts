import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAdminPostPage } from '#src/admin/posts/data/fetchPosts.ts';
import { postCountsKey, postQueries, postSearchKey } from '#src/admin/posts/data/postQueries.ts';
import { useAdminPostsQuery } from '#src/admin/posts/data/usePosts.ts';
import { useList } from '#src/admin/shared/list/useList.ts';
import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { queriedPageSize } from '#src/admin/shared/list/useLivePages.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { type AnyPost, matchesSearch, postCategories } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { postMessages } from '#src/features/posts/messages.ts';

export const postStatuses = ['published', 'draft'] as const;

export type PostUrl = ReturnType<typeof usePostUrl>;

/** `openId` is the id of the open post, or the key of a new one. */
export function usePostUrl() {
  const { params, setAll, ...url } = useListUrl('post');
  return {
    ...url,
    filter: {
      category: postCategories.find((category) => category === params.get('category')),
      status: postStatuses.find((status) => status === params.get('status')),
    },
    /** Changes only the given filters. */
    setFilter: (changes: { category?: string | undefined; status?: string | undefined }) => setAll(changes),
    showAll: () => setAll({ category: undefined, status: undefined }, ''),
  };
}

export type PostListState = ReturnType<typeof usePostList>;

const batchSize = 50;

export function usePostList({ filter: { category, status }, direction, search }: PostUrl) {
  const filter = { category, published: toPublished(status), direction };
  return useList<AnyPost>({
    key: [postSearchKey, category, status, direction],
    text: search.text,
    first: useAdminPostsQuery({ ...filter, size: queriedPageSize }),
    toRow: toPost,
    errorMessage: postMessages.list,
    countsKey: postCountsKey,
    fetchBatch: (after) => fetchAdminPostPage({ ...filter, size: batchSize, after }),
    matches: matchesSearch,
  });
}

export type PostCounts = {
  all: number | undefined;
  /** For the filter; undefined until known. */
  filtered: number | undefined;
};

export function usePostCounts({ filter: { category, status } }: PostUrl): PostCounts {
  const client = useQueryClient();
  // Counted once for equal filters.
  const all = useQuery(postQueries.count({}));
  const filtered = useQuery(postQueries.count({ category, published: toPublished(status) }));
  useFailure(all.error ?? filtered.error, () => client.invalidateQueries({ queryKey: postCountsKey }));
  return { all: all.data, filtered: filtered.data };
}

function toPublished(status: PostUrl['filter']['status']): boolean | undefined {
  return status && status === 'published';
}
