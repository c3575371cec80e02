import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { registerUnsavedCheck } from '#src/features/session/signOut.ts';

type ClosingForm = {
  /** While a save is pending, the form stays open. */
  isSaving: boolean;
  isUnsaved: boolean;
  isUploading(): boolean;
  /** Saves a draft, or asks; resolves to whether the form may close. */
  prepare(): Promise<boolean>;
  /** @returns whether the browser has the draft. Synchronous, since a closing tab cannot wait. */
  keepInBrowser(): boolean;
};

/** Cancel, Escape and Back all navigate. Without changes the form closes without asking. */
export function useClosing(form: ClosingForm): void {
  const latest = useLatest(form);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editedPost(currentLocation) !== editedPost(nextLocation) && hasWork(latest.current),
  );

  const isBlocked = blocker.state === 'blocked';
  const handleBlocked = useEffectEvent(async () => {
    if (!form.isSaving && (await form.prepare())) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void handleBlocked();
  }, [isBlocked]);

  const hasUnsavedWork = useEffectEvent(() => hasWork(form));
  const wouldLose = useEffectEvent(
    () => form.isSaving || form.isUploading() || (form.isUnsaved && !form.keepInBrowser()),
  );
  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (wouldLose()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    const unregister = registerUnsavedCheck(() => hasUnsavedWork());
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      unregister();
    };
  }, []);
}

function hasWork({ isSaving, isUnsaved, isUploading }: ClosingForm): boolean {
  return isSaving || isUnsaved || isUploading();
}

function editedPost({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?post=${new URLSearchParams(search).get('post') ?? ''}`;
}
