import { useEffect, useEffectEvent, useRef } from 'react';

type Growth = {
  /** Number of rows on screen. */
  count: number;
  /** No more rows will load: if none were added, focus the last row. */
  isOver?: boolean;
};

/** Call the returned function before loading: it focuses the first row added after those on screen. */
export function useFocusFirstNew(
  { count, isOver = false }: Growth,
  focus: (index: number) => void,
): () => void {
  const shownBefore = useRef<number>(undefined);
  const focusRow = useEffectEvent(focus);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || (count <= before && !isOver)) return;
    shownBefore.current = undefined;
    focusRow(Math.min(before, count - 1));
  }, [count, isOver]);
  return () => {
    shownBefore.current = count;
  };
}
