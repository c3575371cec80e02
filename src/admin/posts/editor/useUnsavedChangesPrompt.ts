import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { registerUnsavedCheck } from '#src/features/session/unsavedChanges.ts';

type Unsaved = {
  /** Nobody leaves before its answer. */
  isSaving: boolean;
  isUnsaved(): boolean;
  discard(): void;
};

/** Cancel, Escape and Back all navigate: `ask` says whether they may. Closing the tab is asked about by the browser. */
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

function editedPost({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?post=${new URLSearchParams(search).get('post') ?? ''}`;
}
