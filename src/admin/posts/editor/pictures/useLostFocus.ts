import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** For the element whose content may go by itself: `onLost` is called when what has gone had the focus. */
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
