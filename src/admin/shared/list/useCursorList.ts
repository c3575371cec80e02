import { type Read, useMergedRead } from '#src/admin/shared/useRead.ts';
import type { Page } from '#src/components/paging/pagedList.ts';
import type { Result } from '#src/components/result.ts';

export type CursorList<Row, Cursor> = Pick<Read<Page<Row, Cursor>>, 'isLoading' | 'error'> & {
  rows: readonly Row[];
  /** Cursor for older rows; `null` before the first page and after the last. */
  cursor: Cursor | null;
  loadMore(): void;
  changeRows(change: (rows: readonly Row[]) => readonly Row[]): void;
};

/** Reads the first page on mount, and one more with each `loadMore`. */
export function useCursorList<Row, Cursor>(
  fetchPage: (after: Cursor | null) => Promise<Result<Page<Row, Cursor>>>,
): CursorList<Row, Cursor> {
  const { data, isLoading, error, reload, change } = useMergedRead<Page<Row, Cursor>, Page<Row, Cursor>>(
    'pages',
    (known) => fetchPage(known?.nextCursor ?? null),
    (known, { rows, nextCursor }) => ({ rows: [...(known?.rows ?? []), ...rows], nextCursor }),
  );
  return {
    rows: data?.rows ?? [],
    cursor: data?.nextCursor ?? null,
    isLoading,
    error,
    loadMore: () => void (isLoading || reload()),
    changeRows: (changeRows) => change((list) => ({ ...list, rows: changeRows(list.rows) })),
  };
}
