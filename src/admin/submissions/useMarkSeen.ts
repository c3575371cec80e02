import { useEffect, useSyncExternalStore } from 'react';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';

export function useMarkSeen(isNewestShown: boolean, openId: string | undefined): void {
  const { newest, markSeen, markOpened } = useNewSubmissions();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (newest && isNewestShown && isVisible) markSeen();
  }, [newest, isNewestShown, isVisible, markSeen]);
  useEffect(() => {
    if (openId !== undefined) markOpened(openId);
  }, [openId, markOpened]);
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
