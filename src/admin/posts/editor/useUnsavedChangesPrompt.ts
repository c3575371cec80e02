import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { registerUnsavedCheck } from '#src/features/session/unsavedChanges.ts';

type Unsaved = {
  /** A save is on its way: nobody leaves before its answer. */
  isSaving: boolean;
  /** Asked at the moment of leaving. */
  isUnsaved(): boolean;
  /** Throws the unsaved text away. */
  discard(): void;
};

/**
 * Asks before unsaved text is left behind: by Cancel, Escape or the Back button, which all navigate, and by closing
 * or reloading the tab, where the browser asks in its own words.
 * @param ask true when the text may go
 */
export function useUnsavedChangesPrompt(unsaved: Unsaved, ask: () => Promise<boolean>): void {
  const latest = useLatest(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.isUnsaved() && editedPost(currentLocation) !== editedPost(nextLocation),
  );

  const isBlocked = blocker.state === 'blocked';
  const handleBlocked = useEffectEvent(async () => {
    const mayLeave = !unsaved.isSaving && (await ask());
    if (!mayLeave) return blocker.reset?.();
    latest.current.discard();
    blocker.proceed?.();
  });
  useEffect(() => {
    if (isBlocked) void handleBlocked();
  }, [isBlocked]);

  const isUnsaved = useEffectEvent(() => unsaved.isUnsaved());
  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (isUnsaved()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    const unregister = registerUnsavedCheck(() => isUnsaved());
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      unregister();
    };
  }, []);
}

/** The page and the post that is edited on it. */
function editedPost({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?post=${new URLSearchParams(search).get('post') ?? ''}`;
}
