import { useEffect, useRef } from 'react';
import { focusRow } from '#src/admin/shared/list/rowId.ts';

export const detailHeadingId = 'open-submission';

/**
 * Where the keyboard goes when another submission opens, and when the open one is closed.
 * @param shownId the submission on the screen
 * @param openId the one of the address, which may still have to be read
 */
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
    /** Leads to the heading of the submission that is about to open. */
    focusHeading(comingId: string) {
      if (comingId === shownId) focusDetailHeading();
      else focusAfterChange.current = focusDetailHeading;
    },
    /** Keeps the focus where it is: the grid takes it when the row it was on leaves with its page. */
    captureFocus() {
      const focused = document.activeElement;
      focusAfterChange.current = () => focused instanceof HTMLElement && focused.focus();
    },
    releaseFocus() {
      focusAfterChange.current = undefined;
    },
    /** Leads to the list when this submission is closed: its row is still there, but about to leave. */
    skipFocusRestore(id: string) {
      leavingId.current = id;
    },
  };
}

function focusDetailHeading(): void {
  document.getElementById(detailHeadingId)?.focus();
}
