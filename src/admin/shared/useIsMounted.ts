import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for whatever ends after a wait. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
