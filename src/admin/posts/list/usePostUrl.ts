import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

const postStatuses = ['published', 'draft'] as const;

type PostStatus = (typeof postStatuses)[number];

type PostFilter = {
  category: PostCategory | undefined;
  status: PostStatus | undefined;
};

export type PostUrl = {
  filter: PostFilter;
  direction: 'asc' | 'desc';
  setDirection(direction: 'asc' | 'desc'): void;
  /** Changes only what is named. */
  setFilter(changes: Partial<PostFilter>): void;
  /** `new`, or the id of the open post. */
  post: string | undefined;
  openPost(post: string): void;
  closePost(): void;
};

export function usePostUrl(): PostUrl {
  const { params, setAll, openId, open, close, direction, setDirection } = useListUrl('post');
  return {
    filter: {
      category: postCategories.find((category) => category === params.get('category')),
      status: postStatuses.find((status) => status === params.get('status')),
    },
    direction,
    setDirection,
    setFilter: (changes) => setAll(changes),
    post: openId,
    openPost: (post) => open(post),
    closePost: close,
  };
}
