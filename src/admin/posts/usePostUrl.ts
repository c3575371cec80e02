import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

const postStatuses = ['published', 'draft'] as const;

type PostStatus = (typeof postStatuses)[number];

export type PostUrl = {
  category: PostCategory | undefined;
  status: PostStatus | undefined;
  published: boolean | undefined;
  direction: 'asc' | 'desc';
  setDirection(direction: 'asc' | 'desc'): void;
  setCategory(category: PostCategory | undefined): void;
  setStatus(status: PostStatus | undefined): void;
  /** `new`, or the id of the open post. */
  post: string | undefined;
  /** Key of the unsaved draft that the dialog continues. */
  draft: string | undefined;
  openPost(post: string, draft?: string): void;
  closePost(): void;
  clear(): void;
};

export function usePostUrl(): PostUrl {
  const { params, setParam, openId, draft, open, close, ...url } = useListUrl('post');
  const status = postStatuses.find((known) => known === params.get('status'));
  return {
    category: postCategories.find((category) => category === params.get('category')),
    status,
    published: status && status === 'published',
    direction: url.direction,
    setDirection: url.setDirection,
    setCategory: (category) => setParam('category', category),
    setStatus: (value) => setParam('status', value),
    post: openId,
    draft,
    openPost: (post, draft) => open(post, { draft }),
    closePost: close,
    clear: url.clear,
  };
}
