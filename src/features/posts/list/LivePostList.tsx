import { useEffect, useEffectEvent } from 'react';
import { useNewestPosts } from '#src/features/posts/data/usePosts.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import type { LiveResult } from '#src/firebase/useLive.ts';
import type { PostPage } from './knownPosts.ts';
import type { FilterValues } from './useBlogFilter.ts';

type Category = FilterValues['category'];

export type LivePage = Pick<LiveResult<PostPage>, 'data' | 'retry'>;

type LivePostListProps = { category: Category; onAnswer(category: Category, answer: LivePage): void };

/** Follows the newest posts of a category. Load it lazily, because it imports all of Firebase. */
export function LivePostList(props: LivePostListProps) {
  return (
    <FirebaseProviders>
      <FollowPostList {...props} />
    </FirebaseProviders>
  );
}

function FollowPostList({ category, onAnswer }: LivePostListProps) {
  const { status, data, retry } = useNewestPosts(category || undefined);
  const report = useEffectEvent(() => onAnswer(category, { data, retry }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each answer
  useEffect(() => {
    if (status !== 'loading') report();
  }, [status, data]);
  return null;
}
