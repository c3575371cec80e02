import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Calls `onLost` when the focused element inside this one is removed. */
export function useLostFocus(onLost: () => void) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    onLost();
  });
  return {
    onFocus({ target }: FocusEvent<Element>) {
      focused.current = target;
    },
    onBlur() {
      focused.current = null;
    },
  };
}
