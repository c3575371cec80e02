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

export type SavedList<Row, Cursor> = Pick<
  PagedList<Row, Cursor>,
  'firstPageWhenPaged' | 'older' | 'lastRowId'
>;

export type PagedListState<Row, Cursor> = {
  /** Index of the displayed page; 0 is the live one. */
  index: number;
  /** Rows of the displayed page. */
  rows: readonly Row[];
  /** Index of the page's first row among all `loaded` rows. */
  offset: number;
  /** Rows of all loaded pages. */
  loaded: readonly Row[];
  isFetching: boolean;
  hasFailed: boolean;
  hasNextPage: boolean;
  /** Whether more rows follow the last loaded page. */
  hasMore: boolean;
  /** @returns false if there is no next page or it could not be read */
  showNext(): Promise<boolean>;
  showPrevious(): void;
  showFirst(): void;
  loadMore(): Promise<boolean>;
  /** Patches older pages only; the live page follows the server. */
  patchRows(patch: Patch<Row>): void;
  refresh(): Promise<void>;
  refreshAll(): Promise<void>;
  dropOlder(): void;
  saved: SavedList<Row, Cursor>;
};

let nextListId = 1;

function beginList(key: string): ListIdentity {
  const listId = nextListId;
  nextListId += 1;
  return { key, listId };
}

/** The newest page is live; older pages are read by cursor. Use `rows` for one page at a time, `loaded` for all. */
export function usePagedList<Row extends { id: string }, Cursor>(
  options: PagedListOptions<Row, Cursor>,
): PagedListState<Row, Cursor> {
  const { listKey, live, fetchPage, initial } = options;
  const identity = useMemo(() => beginList(listKey), [listKey]);
  const [state, dispatch] = useReducer(pagedListReducer<Row, Cursor>, identity, (first) => ({
    ...emptyList<Row, Cursor>(first),
    ...initial,
  }));
  const begun = state.identity === identity ? state : emptyList<Row, Cursor>(identity);
  const list = begun.index === 0 && hasGap(begun, live) ? { ...begun, older: [] } : begun;
  const { index, firstPageWhenPaged, older, lastRowId } = list;
  const loaded = useMemo(
    () => loadedRows({ firstPageWhenPaged, older }, live),
    [firstPageWhenPaged, older, live],
  );
  const pages = live ? [live, ...older] : older;
  const page = pages[index];
  const { loadPageAfter, reloadPage } = usePageReader({ identity, live, pages, older, dispatch, fetchPage });

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
    showNext: () => loadPageAfter(index, true),
    showPrevious() {
      dispatch({ identity, type: 'pageShown', index: Math.max(0, index - 1) });
      void reloadPage(index - 1);
    },
    showFirst: () => dispatch({ identity, type: 'pageShown', index: 0 }),
    loadMore: () => loadPageAfter(pages.length - 1, false),
    patchRows: (patch) => dispatch({ identity, type: 'rowsPatched', patch }),
    refresh: () => reloadPage(index),
    refreshAll: async () => void (await Promise.all(older.map((_, at) => reloadPage(at + 1)))),
    dropOlder: () => dispatch({ identity, type: 'olderDropped' }),
    saved: { firstPageWhenPaged, older, lastRowId },
  };
}

/** Does not count rows twice that have since moved onto the page. */
function offsetOf<Row extends { id: string }>(
  index: number,
  older: readonly { rows: readonly Row[] }[],
  loaded: readonly Row[],
): number {
  const first = older[index - 1]?.rows[0];
  return first ? loaded.findIndex((row) => row.id === first.id) : 0;
}
