import { useEffect, useEffectEvent } from 'react';
import { type LivePost, useNewestPosts, usePost } from '#src/features/posts/data/usePosts.ts';
import type { FilterValues } from '#src/features/posts/filter/filterValues.ts';
import type { PostPage } from '#src/features/posts/list/knownPosts.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';

export type LiveUpdatesProps<Subject, Answer> = {
  subject: Subject;
  /** Called with each result from the database and each failure. */
  onAnswer(subject: Subject, answer: Answer): void;
};

/** `subject` is the id. */
export type LiveArticleProps = LiveUpdatesProps<string, LivePost>;

export type LivePage = Pick<LivePost, 'status' | 'retry'> & { data: PostPage | undefined };

/** `subject` is the category. */
export type LivePostListProps = LiveUpdatesProps<FilterValues['category'], LivePage>;

export function ArticleSubscription(props: LiveArticleProps) {
  return (
    <FirebaseProviders>
      <ArticleUpdates {...props} />
    </FirebaseProviders>
  );
}

export function PostListSubscription(props: LivePostListProps) {
  return (
    <FirebaseProviders>
      <PostListUpdates {...props} />
    </FirebaseProviders>
  );
}

function ArticleUpdates({ subject, onAnswer }: LiveArticleProps) {
  const { status, data, error, isStale, retry } = usePost(subject);
  const report = useEffectEvent(onAnswer);
  useEffect(() => {
    if (status !== 'loading') report(subject, { status, data, error, isStale, retry });
  }, [subject, status, data, error, isStale, retry]);
  return null;
}

function PostListUpdates({ subject, onAnswer }: LivePostListProps) {
  const { status, data, retry } = useNewestPosts(subject || undefined);
  const report = useEffectEvent((of: typeof subject, page: Pick<LivePage, 'status' | 'data'>) =>
    onAnswer(of, { ...page, retry }),
  );
  useEffect(() => {
    if (status !== 'loading') report(subject, { status, data });
  }, [subject, status, data]);
  return null;
}
