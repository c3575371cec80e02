import { useEffect, useEffectEvent } from 'react';
import { type Blocker, createPath, type Location, useBlocker } from 'react-router-dom';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { blog } from '#src/content/blog.ts';
import { isArticleFetched } from '#src/features/posts/data/staticPosts.ts';
import { paths } from '#src/paths.ts';

export function useOfflineGuard(): void {
  const blocker = useBlocker(
    ({ nextLocation }) => !navigator.onLine && isArticleMissing(nextLocation.pathname),
  );
  function notifyOffline(location: Location) {
    const retry = () => (navigator.onLine ? open(location) : notifyOffline(location));
    notifyFailure(blog.offline, retry);
  }
  const handleBlocked = useEffectEvent(({ location, reset }: Blocker & { state: 'blocked' }) => {
    notifyOffline(location);
    reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') handleBlocked(blocker);
  }, [blocker]);
}

/** A full page load, because a browser does not refetch a module that failed to load. */
function open(location: Location): void {
  window.location.assign(createPath(location));
}

function isArticleMissing(pathname: string): boolean {
  const id = pathname.startsWith(paths.article('')) ? pathname.slice(paths.article('').length) : '';
  return id !== '' && !isArticleFetched(decodeURIComponent(id));
}
