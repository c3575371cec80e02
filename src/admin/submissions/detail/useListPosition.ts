import { useEffect, useState } from 'react';

type ListPosition = {
  /** Index where it stands or stood. */
  index: number;
  /** Index of the row after it, which moves up when it leaves. */
  nextIndex: number;
  isInList: boolean;
};

/**
 * Where the open submission stands on its page, so that the way goes on from there when it leaves the list, as by being
 * marked under a filter.
 * @param offset tells one page from another
 * @param hasLeft it is on no page at hand
 */
export function useListPosition(
  id: string | undefined,
  rows: readonly { id: string }[],
  offset: number,
  hasLeft: boolean,
): ListPosition | undefined {
  const [last, setLast] = useState<{ id: string; index: number; offset: number }>();
  const index = rows.findIndex((row) => row.id === id);
  useEffect(() => {
    if (id !== undefined && index !== -1) setLast({ id, index, offset });
  }, [id, index, offset]);
  if (index !== -1) return { index, nextIndex: index + 1, isInList: true };
  if (!hasLeft || last?.id !== id || last?.offset !== offset) return undefined;
  const lastIndex = Math.min(last.index, rows.length);
  return { index: lastIndex, nextIndex: lastIndex, isInList: false };
}
