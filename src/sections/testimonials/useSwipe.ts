import { type PointerEvent, useRef } from 'react';

/** In pixels; a shorter distance is a shaky tap. */
const minDistance = 40;

/**
 * Needs `touch-action: pan-y pinch-zoom` on the element to allow scrolling and zooming. `onSwipe` gets 1 for a left
 * swipe (next), otherwise -1.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  function handlePointerDown(event: PointerEvent) {
    const isSwipe = event.isPrimary && event.pointerType !== 'mouse';
    start.current = isSwipe ? { x: event.clientX, y: event.clientY } : null;
  }
  function handlePointerUp(event: PointerEvent) {
    if (!start.current) return;
    const x = event.clientX - start.current.x;
    const y = event.clientY - start.current.y;
    start.current = null;
    if (Math.abs(x) >= minDistance && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  }
  return { onPointerDown: handlePointerDown, onPointerUp: handlePointerUp };
}
