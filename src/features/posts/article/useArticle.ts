import { useEffect, useState } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import { fetchPublishedArticle } from '#src/features/posts/data/staticPosts.ts';
import type { LivePostState } from './LivePost.tsx';

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
  const [wasFound, setWasFound] = useState(false);
  const article = articleState(live, before, wasFound);
  if (article.status === 'found' && !wasFound) setWasFound(true);
  return { article, setLive };
}

function articleState(live: LivePostState | null, before: Post | null, wasFound: boolean): ArticleState {
  if (live?.status === 'found') return live;
  if (live?.isMissing) return wasFound ? takenBack(live) : { ...absent, error: live.error };
  if (before) return { status: 'found', post: before };
  return live ? { ...absent, error: live.error, onRetry: live.retry } : { status: 'loading' };
}

const absent = { status: 'missing', error: undefined, onRetry: undefined } as const;

/** An article that goes while it is read has failed at nothing, and may come back. */
function takenBack({ retry }: { retry: () => void }): ArticleState {
  return { ...absent, onRetry: retry };
}

/** The prerendered post, also when it comes later than the page. */
function useLateArrival(id: string, built: Post | null): Post | null {
  const [late, setLate] = useState<Post | null>(null);
  useEffect(() => {
    if (built === null) void fetchPublishedArticle(id).then(setLate);
  }, [id, built]);
  return built ?? late;
}
