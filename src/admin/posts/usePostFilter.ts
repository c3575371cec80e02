import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { useUrlParams } from '#src/admin/shared/useUrlParams.ts';
import { type PostCategory, postCategories } from '#src/features/posts/data/post.ts';

export type PostStatus = 'published' | 'draft';

/** What the step that opened a post's dialog notes in the history. */
type Opened = { isStep: true /** Key of a kept draft to go on with. */; draft?: string | undefined };

/** Blog management's filter, order and open post, as its URL says them. */
export function usePostFilter() {
  const { params, ask, clear } = useUrlParams();
  const opened = useOpened();
  const goBack = useStepBack();
  // What is called after a wait must know how the dialog was opened last.
  const latest = useLatest({ opened });

  function change(name: string, value: string | undefined, step?: Opened) {
    ask(name, value, { replace: !step, state: step ?? null });
  }

  const status = params.get('status');
  return {
    category: postCategories.find((category) => category === params.get('category')),
    status: status === 'published' || status === 'draft' ? (status as PostStatus) : undefined,
    direction: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    /** The post whose dialog is open: `new`, or an id. */
    post: params.get('post') || undefined,
    /** Key of the kept draft the dialog goes on with. */
    draft: opened?.draft,
    setCategory: (category: PostCategory | undefined) => change('category', category),
    setStatus: (value: PostStatus | undefined) => change('status', value),
    setDirection: (direction: 'asc' | 'desc') => change('order', direction === 'asc' ? 'asc' : undefined),
    /** @param draft key of a kept draft to go on with */
    openPost: (post: string, draft?: string) => change('post', post, { isStep: true, draft }),
    /** Takes the step back that opened the post; an address that was opened by itself is left in place. */
    closePost: () => (latest.current.opened ? goBack() : change('post', undefined)),
    clear,
  };
}

export type PostFilter = ReturnType<typeof usePostFilter>;

function useOpened(): Opened | undefined {
  const state: unknown = useLocation().state;
  return isOpened(state) ? state : undefined;
}

function isOpened(state: unknown): state is Opened {
  return typeof state === 'object' && state !== null && 'isStep' in state;
}

/** One step back in the history, however often it is asked for until the browser has taken it or was held back. */
function useStepBack(): () => void {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  return () => {
    if (isGoing.current) return;
    isGoing.current = true;
    const arrive = () => {
      isGoing.current = false;
    };
    window.addEventListener('popstate', arrive, { once: true });
    navigate(-1);
  };
}
