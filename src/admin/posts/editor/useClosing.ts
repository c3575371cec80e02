import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

type ClosingForm = {
  /** While a save is pending, the form stays open. */
  isSaving: boolean;
  isUnsaved(): boolean;
  isUploading(): boolean;
  /** Whether the current text is stored. A closing tab can't wait for that. */
  isStored(): boolean;
  /** Keeps the draft, or asks; resolves to whether the form may close. */
  prepare(): Promise<boolean>;
};

/** Cancel, Escape and Back all navigate. The form asks only if something would be lost. */
export function useClosing(form: ClosingForm) {
  const isLeaving = useRef(false);
  const hasWork = () => !isLeaving.current && (form.isSaving || form.isUnsaved() || form.isUploading());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editedPost(currentLocation) !== editedPost(nextLocation) && hasWork(),
  );

  const isBlocked = blocker.state === 'blocked';
  const handleBlocked = useEffectEvent(async () => {
    if (!form.isSaving && (await form.prepare())) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void handleBlocked();
  }, [isBlocked]);

  useBeforeUnload((event) => {
    if (form.isSaving || form.isUploading() || !form.isStored()) event.preventDefault();
  });

  return {
    /** Closes a form whose text was just saved, before the form renders it. */
    leave(close: () => void): void {
      isLeaving.current = true;
      close();
    },
  };
}

function editedPost({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?post=${new URLSearchParams(search).get('post') ?? ''}`;
}
