import { useEffect, useEffectEvent } from 'react';
import { postMessages } from '#src/features/posts/data/messages.ts';
import { ArticleStatus } from './ArticleStatus.tsx';
import type { LiveArticleStatusProps } from './LiveArticleStatus.tsx';

/** For a live status whose code cannot be fetched, which a browser tries but once. */
export function UnreachableArticleStatus({ isUpdated, onLive }: LiveArticleStatusProps) {
  const report = useEffectEvent(onLive);
  useEffect(() => {
    const retry = () => window.location.reload();
    report({ status: 'error', data: undefined, error: postMessages.load, retry });
  }, []);
  return <ArticleStatus isUpdated={isUpdated} />;
}
