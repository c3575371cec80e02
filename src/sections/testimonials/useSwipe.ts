import { type PointerEvent, useRef } from 'react';

/** Shortest way in pixels that counts as a swipe and not as an unsteady tap. */
const shortest = 40;

/**
 * Handlers for an element that is swiped sideways by touch; give it `touch-action: pan-y`, so that the page still
 * scrolls through it.
 * @param onSwipe gets 1 for a swipe to the left (onwards) and -1 for one to the right (back)
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  function handlePointerDown(event: PointerEvent) {
    start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  }
  function handlePointerUp(event: PointerEvent) {
    if (!start.current) return;
    const x = event.clientX - start.current.x;
    const y = event.clientY - start.current.y;
    start.current = null;
    if (Math.abs(x) >= shortest && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  }
  function handlePointerCancel() {
    start.current = null;
  }
  return {
    onPointerDown: handlePointerDown,
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerCancel,
  };
}
