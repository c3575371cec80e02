import { useEffect, useReducer } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import { fetchPublishedArticle, type PublishedArticle } from '#src/features/posts/data/staticPosts.ts';
import type { LivePost } from '#src/features/posts/data/usePosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';

type ArticleState =
  | { status: 'loading' }
  | { status: 'found'; post: Post }
  | { status: 'missing'; error: string | undefined; onRetry: (() => void) | undefined };

/**
 * Returns the live post once it has loaded, and the prerendered one until then, which may arrive late. Use one `key`
 * per id.
 */
export function useArticle(id: string, prerendered: PublishedArticle | null) {
  const [state, dispatch] = useReducer(articleReducer, {
    prerendered,
    live: null,
    isUpdated: false,
    wasShown: false,
  });
  useEffect(() => {
    if (prerendered) return;
    void fetchPublishedArticle(id).then((late) => late && dispatch({ prerendered: late }));
  }, [id, prerendered]);
  return {
    article: articleState(state),
    /** `undefined` for an article that was not in any build. */
    related: state.prerendered?.related,
    isUpdated: state.isUpdated,
    onLive: (_id: string, live: LivePost) => dispatch({ live }),
  };
}

type KnownArticle = {
  prerendered: PublishedArticle | null;
  live: LivePost | null;
  isUpdated: boolean;
  wasShown: boolean;
};

function articleReducer(
  state: KnownArticle,
  action: { prerendered: PublishedArticle } | { live: LivePost },
): KnownArticle {
  const shown = articleState(state);
  const next = { ...state, ...action, wasShown: state.wasShown || shown.status === 'found' };
  const now = articleState(next);
  const isChanged =
    shown.status === 'found' && now.status === 'found' && shown.post.updatedAt !== now.post.updatedAt;
  return { ...next, isUpdated: state.isUpdated || isChanged };
}

function articleState({ live, prerendered, wasShown }: KnownArticle): ArticleState {
  if (live?.data) return { status: 'found', post: live.data };
  // An article that is unpublished while being read is not an error, and may come back.
  const isUnpublished = live?.error === postMessages.missing && wasShown;
  if (live && isUnpublished) return { status: 'missing', error: undefined, onRetry: live.retry };
  if (live?.error === postMessages.missing)
    return { status: 'missing', error: live.error, onRetry: undefined };
  if (prerendered) return { status: 'found', post: prerendered.post };
  return live ? { status: 'missing', error: live.error, onRetry: live.retry } : { status: 'loading' };
}
