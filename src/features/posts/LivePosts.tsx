import { useEffect, useEffectEvent } from 'react';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import type { LiveResult } from '#src/firebase/useLive.ts';
import { type LivePost, useNewestPosts, usePost } from './data/usePosts.ts';
import type { FilterValues } from './list/useBlogFilter.ts';
import type { PostPage } from './list/useBlogList.ts';

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
  useReport(usePost(id), onAnswer);
  return null;
}

type Category = FilterValues['category'];

/** Without a page, the read has failed. */
type LivePostListProps = { category: Category; onAnswer(category: Category, page?: PostPage): void };

/** Follows the newest posts of a category while the list is on the page. */
export function LivePostList(props: LivePostListProps) {
  return (
    <FirebaseProviders>
      <FollowPostList key={props.category} {...props} />
    </FirebaseProviders>
  );
}

function FollowPostList({ category, onAnswer }: LivePostListProps) {
  useReport(useNewestPosts(category || undefined), ({ data }) => onAnswer(category, data));
  return null;
}

function useReport<Answer extends LiveResult<unknown>>(answer: Answer, onAnswer: (answer: Answer) => void) {
  const { status, data, error } = answer;
  const report = useEffectEvent(() => onAnswer(answer));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each answer
  useEffect(() => {
    if (status !== 'loading') report();
  }, [status, data, error]);
}
