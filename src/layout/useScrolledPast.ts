import { useSyncExternalStore } from 'react';

/**
 * Whether the page is scrolled further than so many pixels.
 * False in prerendered HTML, so that it means the same as a page at its top.
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > pixels,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
