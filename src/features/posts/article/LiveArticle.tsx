import { useEffect, useEffectEvent } from 'react';
import { type LivePost, usePost } from '#src/features/posts/data/usePosts.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';

type LiveArticleProps = { id: string; onAnswer(answer: LivePost): void };

/** Follows an article while it is on the page. Load it lazily, because it imports all of Firebase. */
export function LiveArticle(props: LiveArticleProps) {
  return (
    <FirebaseProviders>
      <FollowArticle {...props} />
    </FirebaseProviders>
  );
}

function FollowArticle({ id, onAnswer }: LiveArticleProps) {
  const answer = usePost(id);
  const { status, data, error } = answer;
  const report = useEffectEvent(() => onAnswer(answer));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each answer
  useEffect(() => {
    if (status !== 'loading') report();
  }, [status, data, error]);
  return null;
}
