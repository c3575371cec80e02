import { useEffect } from 'react';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { usePost } from '#src/features/posts/data/usePosts.ts';

/** What is known of a live post: the post, or why there is none. */
export type LivePostState =
  | { status: 'found'; post: Post }
  | {
      status: 'failed';
      /** In the words of the error catalogue (spec 8). */
      error: string | undefined;
      /** There is no such post, or none that visitors may read. */
      isMissing: boolean;
      retry: () => void;
    };

type LivePostProps = { id: string; onChange: (state: LivePostState) => void };

/** Follows a post while it is on the screen; draws nothing. */
export function LivePost({ id, onChange }: LivePostProps) {
  const { status, data, error, retry } = usePost(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is passed on once
  useEffect(() => {
    if (status === 'success' && data) onChange({ status: 'found', post: data });
    if (status === 'error') {
      onChange({ status: 'failed', error, isMissing: error === postMessages.missing, retry });
    }
  }, [status, data, error]);
  return null;
}
