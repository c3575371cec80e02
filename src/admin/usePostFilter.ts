import { useSearchParams } from 'react-router-dom';
import { type PostCategory, postCategories } from '#src/features/posts/post.ts';

export type PostStatus = 'published' | 'draft';

/** Blog management's filter, order and open post, as its URL says them. */
export function usePostFilter() {
  const [params, setParams] = useSearchParams();

  function change(
    name: string,
    value: string | undefined,
    options: { state?: unknown; isStep?: boolean } = {},
  ) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: !options.isStep, preventScrollReset: true, state: options.state ?? null },
    );
  }

  const status = params.get('status');
  return {
    category: postCategories.find((category) => category === params.get('category')),
    status: status === 'published' || status === 'draft' ? (status as PostStatus) : undefined,
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    /** The post whose dialog is open: `new`, or an id. */
    post: params.get('post') ?? undefined,
    setCategory: (category: PostCategory | undefined) => change('category', category),
    setStatus: (value: PostStatus | undefined) => change('status', value),
    setDirection: (direction: 'asc' | 'desc') => change('order', direction === 'asc' ? 'asc' : undefined),
    /** @param draft key of a kept draft to go on with */
    openPost: (post: string, draft?: string) =>
      change('post', post, { isStep: true, ...(draft !== undefined && { state: { draft } }) }),
    closePost: () => change('post', undefined),
    clear: () => setParams({}, { replace: true }),
  };
}

export type PostFilter = ReturnType<typeof usePostFilter>;
