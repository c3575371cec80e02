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
  /** One key per query; setting another one begins at the newest page again. */
  listKey: string;
  /** The newest page as a listener has it, `undefined` until it is there. */
  live: Page<Row, Cursor> | undefined;
  /** Reads the page behind a cursor, once; a failure is notified with Retry. */
  fetchPage(cursor: Cursor): Promise<Result<Page<Row, Cursor>>>;
  /** A list of the same key as it was left, to go on with. */
  initial?: SavedList<Row, Cursor> | undefined;
};

/** What brings a list back as it was left. */
export type SavedList<Row, Cursor> = Pick<PagedList<Row, Cursor>, 'anchor' | 'older' | 'lastRowId'>;

let listsBegun = 0;

function beginList(key: string): ListIdentity {
  listsBegun += 1;
  return { key, number: listsBegun };
}

/**
 * A list on the server of which the newest page is live and older ones are read by cursor when they are wanted: page by
 * page (`rows`) or as far as it was read (`loaded`), which is what a search looks through.
 */
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
    /** The rows of the page that is shown. */
    rows: page?.rows ?? [],
    /** How many rows stand before them, as far as is known. */
    offset: useMemo(() => offsetOf(index, older, loaded), [index, older, loaded]),
    /** Every row read so far, newest first. */
    loaded,
    isFetching: list.pendingReads > 0,
    /** The last read failed; its notification offers to try again. */
    hasFailed: list.hasFailed,
    /** Rows follow the page that is shown. */
    hasNextPage: mayFollow(page),
    /** Rows follow those that are loaded. */
    hasMore: mayFollow(pages.at(-1)),
    /** @returns whether there was a page to show */
    showNext: () => readBehind(index, true),
    /** Shows the page before, as it is known at once and as it is now a little later. */
    showPrevious() {
      dispatch({ identity, type: 'pageShown', index: Math.max(0, index - 1) });
      void readAgain(index - 1);
    },
    showFirst: () => dispatch({ identity, type: 'pageShown', index: 0 }),
    /** Reads the next page without leaving the one that is shown. */
    loadMore: () => readBehind(pages.length - 1, false),
    /** Patches the rows of older pages; the live page follows the server. */
    patchRows: (patch: Patch<Row>) => dispatch({ identity, type: 'rowsPatched', patch }),
    /** Reads the older page that is shown again. */
    refresh: () => readAgain(index),
    /** Reads all older pages again, as after a change that may concern any of them. */
    refreshAll: async () => void (await Promise.all(older.map((_, at) => readAgain(at + 1)))),
    /** Begins at the live page again. */
    dropOlder: () => dispatch({ identity, type: 'olderDropped' }),
    /** For `initial`. */
    saved: { anchor, older, lastRowId } satisfies SavedList<Row, Cursor>,
  };
}

/** Rows before page `index`; those that have moved onto it since are not counted twice. */
function offsetOf<Row extends { id: string }>(
  index: number,
  older: readonly { rows: readonly Row[] }[],
  loaded: readonly Row[],
): number {
  const first = older[index - 1]?.rows[0];
  return first ? loaded.findIndex((row) => row.id === first.id) : 0;
}
