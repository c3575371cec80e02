import { useEffect, useRef } from 'react';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';

export const detailHeadingId = 'open-submission';

export type DetailFocus = {
  /** `comingId` is the submission that is open or about to be. */
  focusHeading(comingId: string): void;
  /** Call before the page changes: the grid grabs the focus when its focused row is removed. */
  captureFocus(): void;
  releaseFocus(): void;
  /** When this submission closes, focuses the list instead of its row, which is about to be removed. */
  skipFocusRestore(id: string): void;
};

export function useDetailFocus(shownId: string | undefined, openId: string | undefined): DetailFocus {
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
    focusHeading(comingId) {
      if (comingId === shownId) focusDetailHeading();
      else focusAfterChange.current = focusDetailHeading;
    },
    captureFocus() {
      const focused = document.activeElement;
      focusAfterChange.current = () => focused instanceof HTMLElement && focused.focus();
    },
    releaseFocus() {
      focusAfterChange.current = undefined;
    },
    skipFocusRestore(id) {
      leavingId.current = id;
    },
  };
}

function focusDetailHeading(): void {
  document.getElementById(detailHeadingId)?.focus();
}
