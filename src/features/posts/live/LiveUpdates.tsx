import { Suspense, useEffect, useEffectEvent } from 'react';
import { reloadPage } from '#src/components/browser/reloadPage.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import type { LivePost } from '#src/features/posts/data/usePosts.ts';
import type { FilterValues } from '#src/features/posts/filter/filterValues.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { LiveArticleProps, LivePostListProps, LiveUpdatesProps } from './subscriptions.tsx';

/** Follows an article while it is on the page. Loads Firestore's code only when rendered. */
export function LiveArticle(props: LiveArticleProps) {
  return (
    <Suspense fallback={null}>
      <ArticleSubscription {...props} />
    </Suspense>
  );
}

/** Follows the newest posts of a category, like `LiveArticle`. */
export function LivePostList(props: LivePostListProps) {
  return (
    <Suspense fallback={null}>
      <PostListSubscription {...props} />
    </Suspense>
  );
}

const load = () => import('./subscriptions.tsx');

const ArticleSubscription = lazyWithReload(load, 'ArticleSubscription', Unreachable<string>);

const PostListSubscription = lazyWithReload(
  load,
  'PostListSubscription',
  Unreachable<FilterValues['category']>,
);

const unreachable = {
  status: 'error',
  data: undefined,
  error: postMessages.load,
  isStale: false,
  retry: () => void reloadPage(),
} as const satisfies LivePost;

/** Rendered if the code cannot be fetched; a browser does not retry. */
function Unreachable<Subject>({ subject, onAnswer }: LiveUpdatesProps<Subject, typeof unreachable>) {
  const report = useEffectEvent(onAnswer);
  useEffect(() => report(subject, unreachable), [subject]);
  return null;
}
