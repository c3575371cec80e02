import { useEffect, useRef } from 'react';
import { focusRow } from '#src/admin/shared/list/rowId.ts';

export const detailHeadingId = 'open-submission';

export function useDetailFocus(shownId: string | undefined, openId: string | undefined) {
  const focusAfterChange = useRef<() => void>(undefined);
  useEffect(() => {
    if (shownId !== undefined) focusAfterChange.current?.();
    focusAfterChange.current = undefined;
  }, [shownId]);

  const lastOpenId = useRef(openId);
  const leavingId = useRef<string>(undefined);
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined) {
      focusRow(lastOpenId.current === leavingId.current ? undefined : lastOpenId.current);
    }
    lastOpenId.current = openId;
  }, [openId]);

  return {
    focusHeading(comingId: string) {
      if (comingId === shownId) focusDetailHeading();
      else focusAfterChange.current = focusDetailHeading;
    },
    /** The grid takes the focus when the row that had it leaves with its page. */
    captureFocus() {
      const focused = document.activeElement;
      focusAfterChange.current = () => focused instanceof HTMLElement && focused.focus();
    },
    releaseFocus() {
      focusAfterChange.current = undefined;
    },
    /** Focuses the list when this submission is closed: its row is still there, but about to leave. */
    skipFocusRestore(id: string) {
      leavingId.current = id;
    },
  };
}

function focusDetailHeading(): void {
  document.getElementById(detailHeadingId)?.focus();
}
