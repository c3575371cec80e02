import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { postCategories } from '#src/features/posts/data/post.ts';

const postStatuses = ['published', 'draft'] as const;

export type PostUrl = ReturnType<typeof usePostUrl>;

/** `openId` is `new`, or the id of the open post. */
export function usePostUrl() {
  const { params, setAll, ...url } = useListUrl('post');
  return {
    ...url,
    filter: {
      category: postCategories.find((category) => category === params.get('category')),
      status: postStatuses.find((status) => status === params.get('status')),
    },
    /** Changes only what is named. */
    setFilter: (changes: { category?: string | undefined; status?: string | undefined }) => setAll(changes),
  };
}
