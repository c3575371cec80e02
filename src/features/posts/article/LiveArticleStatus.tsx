import { useEffect, useEffectEvent } from 'react';
import { type LivePost, usePost } from '#src/features/posts/data/usePosts.ts';
import { ArticleStatus } from './ArticleStatus.tsx';

export type LiveArticleStatusProps = {
  id: string;
  isUpdated: boolean;
  onLive(post: LivePost): void;
};

export function LiveArticleStatus({ id, isUpdated, onLive }: LiveArticleStatusProps) {
  const { status, data, error, retry } = usePost(id);
  const report = useEffectEvent(onLive);
  useEffect(() => {
    if (status !== 'loading') report({ status, data, error, retry });
  }, [status, data, error, retry]);
  return <ArticleStatus isUpdated={isUpdated} />;
}
