import { useEffect, useState } from 'react';

type ListPosition = {
  index: number;
  /** That of the row after it, which moves up when it leaves. */
  nextIndex: number;
  isInList: boolean;
};

/** Goes on from where the submission stood when it leaves its page, as under a status filter. */
export function useListPosition(
  id: string | undefined,
  rows: readonly { id: string }[],
  offset: number,
): ListPosition | undefined {
  const [last, setLast] = useState<{ id: string; index: number; offset: number }>();
  const index = rows.findIndex((row) => row.id === id);
  useEffect(() => {
    if (id !== undefined && index !== -1) setLast({ id, index, offset });
  }, [id, index, offset]);
  if (index !== -1) return { index, nextIndex: index + 1, isInList: true };
  if (last?.id !== id || last?.offset !== offset) return undefined;
  const lastIndex = Math.min(last.index, rows.length);
  return { index: lastIndex, nextIndex: lastIndex, isInList: false };
}
