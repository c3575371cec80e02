import { startTransition, useEffect, useState } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import { fetchPublishedArticle, type PublishedArticle } from '#src/features/posts/data/staticPosts.ts';
import type { LivePost } from '#src/features/posts/data/usePosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';

/** Why there is no article; an article that is unpublished while being read is not an error, and may come back. */
export type ArticleFailure = { error?: string | undefined; onRetry?: (() => void) | undefined };

/** Returns the built article, which may arrive late, until the live one has loaded. Use one `key` per id. */
export function useArticle(id: string, prerendered: PublishedArticle | null) {
  const [built, setBuilt] = useState(prerendered);
  const [live, setLive] = useState<LivePost>();
  const isGone = live?.error === postMessages.missing;
  const post = live?.data ?? (isGone ? undefined : built?.post);
  const [firstShown, setFirstShown] = useState(post);
  if (post && !firstShown) setFirstShown(post);
  useEffect(() => {
    if (!built) void fetchPublishedArticle(id).then(setBuilt);
  }, [id, built]);
  return {
    post,
    failure: post ? undefined : failureOf(live, firstShown),
    /** `undefined` for an article that was not in any build. */
    related: built?.related,
    isUpdated: post !== undefined && post.updatedAt !== firstShown?.updatedAt,
    /** In a transition, so that the text that is being read stays until the next one can be rendered. */
    onLive: (answer: LivePost) => startTransition(() => setLive(answer)),
  };
}

function failureOf(live: LivePost | undefined, shown: Post | undefined): ArticleFailure | undefined {
  if (!live) return undefined;
  const { error, retry } = live;
  if (error !== postMessages.missing) return { error, onRetry: retry };
  return shown ? { onRetry: retry } : { error };
}
