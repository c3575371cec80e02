import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';

type FollowCode = typeof import('./data/followPosts.ts');

/** For an effect: follows posts once the code has loaded. If it cannot be loaded, a notification offers a reload. */
export function followLate(follow: (code: FollowCode) => () => void): () => void {
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  import('./data/followPosts.ts').then(
    (code) => {
      if (!isOver) end = follow(code);
    },
    // The browser logs the failed file.
    () => isOver || notifyFailure(missingCodeMessage),
  );
  return () => end();
}
