import { useEffect, useSyncExternalStore } from 'react';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';

/** Notes the newest submissions as seen for as long as they are on the screen of a tab in front of the admin. */
export function useSeenWhileVisible(isNewestShown: boolean): void {
  const { newest, markSeen } = useNewSubmissions();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (newest && isNewestShown && isVisible) markSeen();
  }, [newest, isNewestShown, isVisible, markSeen]);
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
