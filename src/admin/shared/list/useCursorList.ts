import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '#src/components/paging/pagedList.ts';
import type { Result } from '#src/components/result.ts';

type CursorList<Row, Cursor> = {
  rows: readonly Row[];
  /** Leads to older rows; `null` before the first page and behind the last. */
  cursor: Cursor | null;
  isFetching: boolean;
  error?: string;
};

/** Reads the first page at once, and one more with each `readOn`. */
export function useCursorList<Row, Cursor>(
  fetchPage: (after: Cursor | null) => Promise<Result<Page<Row, Cursor>>>,
) {
  const [list, setList] = useState<CursorList<Row, Cursor>>({ rows: [], cursor: null, isFetching: true });
  const isPending = useRef(false);

  async function readOn(): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setList(({ rows, cursor }) => ({ rows, cursor, isFetching: true }));
    const page = await fetchPage(list.cursor);
    isPending.current = false;
    setList(({ rows, cursor }) =>
      page.success
        ? { rows: [...rows, ...page.rows], cursor: page.nextCursor, isFetching: false }
        : { rows, cursor, isFetching: false, error: page.error },
    );
  }

  const readFirst = useEffectEvent(readOn);
  useEffect(() => void readFirst(), []);

  return {
    ...list,
    readOn: () => void readOn(),
    changeRows: (change: (rows: readonly Row[]) => readonly Row[]) =>
      setList((current) => ({ ...current, rows: change(current.rows) })),
  };
}
