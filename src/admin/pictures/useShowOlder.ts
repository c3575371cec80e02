import { type RefObject, useEffect, useRef } from 'react';
import { focusPicture } from './PictureList.tsx';
import type { PictureListState } from './usePictureList.ts';

/** Leads the focus on to the first older picture, unless it has moved into the list meanwhile. */
export function useShowOlder(
  body: RefObject<HTMLElement | null>,
  { pictures, readOn }: PictureListState,
): () => void {
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    const firstOlder = pictures[shownBefore.current ?? pictures.length];
    if (!firstOlder) return;
    shownBefore.current = undefined;
    if (!body.current?.contains(document.activeElement)) focusPicture(body.current, firstOlder);
  }, [pictures, body]);
  return () => {
    shownBefore.current = pictures.length;
    readOn();
  };
}
