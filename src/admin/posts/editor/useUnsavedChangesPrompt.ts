import { useEffect } from 'react';
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
      latest.current.isUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per attempt to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (latest.current.isSaving) return blocker.reset();
    void ask().then((isConfirmed) => {
      if (!isConfirmed) return blocker.reset();
      latest.current.discard();
      blocker.proceed();
    });
  }, [blocker.state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest is asked, whenever it is
  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (latest.current.isUnsaved()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    const unregister = registerUnsavedCheck(() => latest.current.isUnsaved());
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      unregister();
    };
  }, []);
}

function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?post=${new URLSearchParams(search).get('post') ?? ''}`;
}
