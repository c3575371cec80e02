import { useEffect, useReducer } from 'react';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { fetchPublishedArticle } from '#src/features/posts/data/staticPosts.ts';
import type { LivePost } from '#src/features/posts/data/usePosts.ts';

type ArticleState =
  | { status: 'loading' }
  | { status: 'found'; post: Post }
  | { status: 'missing'; error: string | undefined; onRetry: (() => void) | undefined };

/** The live post once there is an answer, until then the prerendered one, which may come late. One `key` per id. */
export function useArticle(id: string, prerendered: Post | null) {
  const [state, dispatch] = useReducer(articleReducer, {
    prerendered,
    live: null,
    isUpdated: false,
    wasShown: false,
  });
  useEffect(() => {
    if (prerendered) return;
    void fetchPublishedArticle(id).then((post) => post && dispatch({ prerendered: post }));
  }, [id, prerendered]);
  return {
    article: articleState(state),
    isUpdated: state.isUpdated,
    onLive: (live: LivePost) => dispatch({ live }),
  };
}

type KnownArticle = {
  prerendered: Post | null;
  live: LivePost | null;
  isUpdated: boolean;
  wasShown: boolean;
};

function articleReducer(
  state: KnownArticle,
  action: { prerendered: Post } | { live: LivePost },
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
  // An article that was unpublished while it was read is no error, and may come back.
  const isUnpublished = live?.error === postMessages.missing && wasShown;
  if (live && isUnpublished) return { status: 'missing', error: undefined, onRetry: live.retry };
  if (live?.error === postMessages.missing)
    return { status: 'missing', error: live.error, onRetry: undefined };
  if (prerendered) return { status: 'found', post: prerendered };
  return live ? { status: 'missing', error: live.error, onRetry: live.retry } : { status: 'loading' };
}
