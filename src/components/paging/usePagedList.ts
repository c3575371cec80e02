import { useMemo, useReducer } from 'react';
import type { Result } from '#src/components/result.ts';
import { hasGap, loadedRows } from './loadedRows.ts';
import {
  emptyList,
  type ListIdentity,
  lastId,
  type Page,
  type PagedList,
  type Patch,
  pagedListReducer,
} from './pagedList.ts';
import { usePageReader } from './usePageReader.ts';

type PagedListOptions<Row, Cursor> = {
  listKey: string;
  live: Page<Row, Cursor> | undefined;
  fetchPage(cursor: Cursor): Promise<Result<Page<Row, Cursor>>>;
  initial?: SavedList<Row, Cursor> | undefined;
};

export type SavedList<Row, Cursor> = Pick<PagedList<Row, Cursor>, 'anchor' | 'older' | 'lastRowId'>;

let listsBegun = 0;

function beginList(key: string): ListIdentity {
  listsBegun += 1;
  return { key, number: listsBegun };
}

/** The newest page is live, older ones are read by cursor: page by page (`rows`) or all together (`loaded`). */
export function usePagedList<Row extends { id: string }, Cursor>(options: PagedListOptions<Row, Cursor>) {
  const { listKey, live, fetchPage, initial } = options;
  const identity = useMemo(() => beginList(listKey), [listKey]);
  const [state, dispatch] = useReducer(pagedListReducer<Row, Cursor>, identity, (first) => ({
    ...emptyList<Row, Cursor>(first),
    ...initial,
  }));
  const begun = state.identity === identity ? state : emptyList<Row, Cursor>(identity);
  const list = begun.index === 0 && hasGap(begun, live) ? { ...begun, older: [] } : begun;
  const { index, anchor, older, lastRowId } = list;
  const loaded = useMemo(() => loadedRows({ anchor, older }, live), [anchor, older, live]);
  const pages = live ? [live, ...older] : older;
  const page = pages[index];
  const { readBehind, readAgain } = usePageReader({ identity, live, pages, older, dispatch, fetchPage });

  function mayFollow(known: Page<Row, Cursor> | undefined): boolean {
    return known !== undefined && known.nextCursor !== null && lastId(known.rows) !== lastRowId;
  }

  return {
    index,
    rows: page?.rows ?? [],
    offset: useMemo(() => offsetOf(index, older, loaded), [index, older, loaded]),
    loaded,
    isFetching: list.pendingReads > 0,
    hasFailed: list.hasFailed,
    hasNextPage: mayFollow(page),
    hasMore: mayFollow(pages.at(-1)),
    showNext: () => readBehind(index, true),
    showPrevious() {
      dispatch({ identity, type: 'pageShown', index: Math.max(0, index - 1) });
      void readAgain(index - 1);
    },
    showFirst: () => dispatch({ identity, type: 'pageShown', index: 0 }),
    loadMore: () => readBehind(pages.length - 1, false),
    /** Older pages only: the live page follows the server. */
    patchRows: (patch: Patch<Row>) => dispatch({ identity, type: 'rowsPatched', patch }),
    refresh: () => readAgain(index),
    refreshAll: async () => void (await Promise.all(older.map((_, at) => readAgain(at + 1)))),
    dropOlder: () => dispatch({ identity, type: 'olderDropped' }),
    saved: { anchor, older, lastRowId } satisfies SavedList<Row, Cursor>,
  };
}

/** Rows that have moved onto the page since are not counted twice. */
function offsetOf<Row extends { id: string }>(
  index: number,
  older: readonly { rows: readonly Row[] }[],
  loaded: readonly Row[],
): number {
  const first = older[index - 1]?.rows[0];
  return first ? loaded.findIndex((row) => row.id === first.id) : 0;
}
