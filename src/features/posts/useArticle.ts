import { useEffect, useState } from 'react';
import type { LivePostState } from './LivePost.tsx';
import type { Post } from './post.ts';
import { fetchPublishedArticle } from './publishedData.ts';

/** An article as its page shows it. */
export type ArticleState =
  | { status: 'loading' }
  | { status: 'found'; post: Post }
  | { status: 'missing'; error: string | undefined; onRetry: (() => void) | undefined };

/**
 * The newest that is known of a post: the live one when it has been heard of, until then the prerendered one.
 * A page must be given another `key` for another id.
 * @param built the post as prerendered, `null` where there is none yet
 */
export function useArticle(id: string, built: Post | null) {
  const [live, setLive] = useState<LivePostState | null>(null);
  const before = useLateArrival(id, built);
  return { article: articleState(live, before), setLive };
}

function articleState(live: LivePostState | null, before: Post | null): ArticleState {
  if (live?.status === 'found') return live;
  if (live?.isMissing) return { status: 'missing', error: live.error, onRetry: undefined };
  if (before) return { status: 'found', post: before };
  return live ? { status: 'missing', error: live.error, onRetry: live.retry } : { status: 'loading' };
}

/** The prerendered post, also when it comes later than the page. */
function useLateArrival(id: string, built: Post | null): Post | null {
  const [late, setLate] = useState<Post | null>(null);
  useEffect(() => {
    if (built === null) void fetchPublishedArticle(id).then(setLate);
  }, [id, built]);
  return built ?? late;
}
