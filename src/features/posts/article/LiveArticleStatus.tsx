import { useEffect, useEffectEvent } from 'react';
import { type LivePost, usePost } from '#src/features/posts/data/usePosts.ts';
import { ArticleStatus } from './ArticleStatus.tsx';

export type LiveArticleStatusProps = {
  id: string;
  isUpdated: boolean;
  /** Called with every answer of the live read. */
  onLive(post: LivePost): void;
};

/** The status of an article that follows the stored post: says what changes, and hands it to the page. */
export function LiveArticleStatus({ id, isUpdated, onLive }: LiveArticleStatusProps) {
  const { status, data, error, retry } = usePost(id);
  const report = useEffectEvent(onLive);
  useEffect(() => {
    if (status !== 'loading') report({ status, data, error, retry });
  }, [status, data, error, retry]);
  return <ArticleStatus isUpdated={isUpdated} />;
}
