import { useEffect } from 'react';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { LivePostState } from './LivePost.tsx';

type UnreachablePostProps = { id: string; onChange: (state: LivePostState) => void };

/** In place of the live post when not even its code can be fetched (spec 8, article load failure). */
export function UnreachablePost({ onChange }: UnreachablePostProps) {
  useEffect(() => {
    const retry = () => window.location.reload();
    onChange({ status: 'failed', error: postMessages.load, isMissing: false, retry });
  }, [onChange]);
  return null;
}
