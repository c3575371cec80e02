import { useEffect, useSyncExternalStore } from 'react';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';

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
