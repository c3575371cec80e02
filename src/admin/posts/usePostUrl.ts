import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

const postStatuses = ['published', 'draft'] as const;

export function usePostUrl() {
  const { params, setParam, openId, draft, open, close, ...url } = useListUrl('post');
  const status = postStatuses.find((known) => known === params.get('status'));
  return {
    category: postCategories.find((category) => category === params.get('category')),
    status,
    published: status && status === 'published',
    direction: url.direction,
    setDirection: url.setDirection,
    setCategory: (category: PostCategory | undefined) => setParam('category', category),
    setStatus: (value: typeof status) => setParam('status', value),
    post: openId,
    /** Key of the unsaved draft the dialog goes on with. */
    draft,
    openPost: (post: string, draft?: string) => open(post, { draft }),
    closePost: close,
    clear: url.clear,
  };
}

export type PostUrl = ReturnType<typeof usePostUrl>;
