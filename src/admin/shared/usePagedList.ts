import { useEffect, useState } from 'react';
import { withdraw } from '#src/components/notifications/notificationQueue.ts';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import type { Result } from '#src/components/result.ts';
import { announceReady } from '#src/components/runtime/screenReady.ts';
import type { LiveResult } from '#src/firebase/live.ts';
import {
  atStart,
  distinctRows,
  pagesOf,
  type RowPage,
  type RowPages,
  withPage,
  withRows,
} from './pagedList.ts';
import { useLatest } from './useLatest.ts';

type Source<Row, Cursor> = {
  /** One key per filter and order; another key starts at the newest page again. */
  key: string;
  /** Every page read so far is shown at once, as to a search. */
  isAllShown: boolean;
  /** The first page, live while it is shown. */
  useFirst(isShown: boolean): LiveResult<RowPage<Row, Cursor>>;
  /** Said when a page cannot be read. */
  failure: string;
  /** Reads the page behind a cursor, once. */
  fetchPage(after: Cursor): Promise<Result<{ rows: readonly Row[]; after: Cursor | null }>>;
};

/**
 * Pages of a list that lies on the server: the first one is live, older ones are read whenever they are shown. Nothing
 * else is read, whatever the length of the list.
 */
export function usePagedList<Row extends { id: string }, Cursor>(source: Source<Row, Cursor>) {
  const { key, isAllShown, useFirst, failure } = source;
  const notify = useNotify();
  const [known, setList] = useState<RowPages<Row, Cursor>>(() => atStart(key));
  let list = known.key === key ? known : atStart<Row, Cursor>(key);
  const isFirstShown = list.index === 0 || isAllShown;
  const live = useFirst(isFirstShown);
  if (live.status === 'success' && live.data && live.data.rows !== list.first?.rows) {
    list = { ...list, first: live.data };
  }
  if (list !== known) setList(list);
  useFailureNotice(live, key, failure);
  const isKnown = list.first !== undefined;
  useEffect(() => {
    if (isKnown) announceReady();
  }, [isKnown]);
  const pages = pagesOf(list);
  const page = pages[list.index];
  const latest = useLatest({ ...source, pages });

  /** Changes what is known, unless another filter has come meanwhile. */
  function update(change: (current: typeof list) => typeof list) {
    setList((current) => (current.key === key ? change(current) : current));
  }

  /** Reads page `index`; with `isNext` it is shown then. What comes too late for another filter is dropped. */
  async function read(index: number, isNext = false, retry = () => void read(index, isNext)) {
    const after = latest.current.pages[index - 1]?.after;
    if (!after) return false;
    update((current) => ({ ...current, reading: current.reading + 1 }));
    const result = await latest.current.fetchPage(after);
    if (latest.current.key !== key) return false;
    update((current) => ({ ...current, reading: current.reading - 1 }));
    if (!result.success) {
      notify({ severity: 'error', message: result.error, action: { label: 'Retry', onClick: retry } });
      return false;
    }
    withdraw(failure);
    update((current) => withPage(isNext ? { ...current, index } : current, index, result));
    return result.rows.length > 0;
  }

  async function refreshOlder() {
    const shown = isAllShown ? list.older.map((_, at) => at + 1) : [list.index];
    await Promise.all(shown.map((index) => read(index, false, () => void refreshOlder())));
  }

  return {
    index: list.index,
    /** What is shown; while another filter loads, the last rows stay. */
    rows: page?.rows ?? live.data?.rows ?? [],
    /** The live rows of this filter. */
    first: list.first?.rows,
    /** Every row read so far for this filter, newest page first. */
    loaded: distinctRows(pages),
    isReading: list.reading > 0 || (live.status === 'loading' && list.index === 0),
    /** Nothing is known yet. */
    isFirstLoad: live.status === 'loading' && live.data === undefined,
    hasNext: Boolean(page?.after),
    /** There are rows behind those that are loaded. */
    hasMore: Boolean(pages.at(-1)?.after),
    showNext: () => read(list.index + 1, true),
    showPrevious() {
      const index = Math.max(0, list.index - 1);
      update((current) => ({ ...current, index }));
      void read(index);
    },
    /** Reads one page more without leaving the one that is shown: more to search in. */
    readMore: () => read(pages.length),
    /** Notes what was done to rows, or with `undefined` that they left the list; the live page hears of it by itself. */
    amend(change: (row: Row) => Row | undefined) {
      update((current) => ({
        ...current,
        first: current.first && (isFirstShown ? current.first : withRows(current.first, change)),
        older: current.older.map((older) => withRows(older, change)),
      }));
    },
    /** Reads what is shown of older pages again after something was done to it; the first one follows by itself. */
    async refresh() {
      if (isFirstShown && live.status === 'error') live.retry();
      await refreshOlder();
    },
    /** Reads what is shown again, come what may. */
    async reload() {
      if (isFirstShown) live.retry();
      await refreshOlder();
    },
  };
}

/** Says that the list cannot be read for as long as that is so. */
function useFailureNotice({ status, retry }: LiveResult<unknown>, key: string, message: string): void {
  const notify = useNotify();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per failure
  useEffect(() => {
    if (status === 'success') withdraw(message);
    if (status === 'error')
      notify({ severity: 'error', message, action: { label: 'Retry', onClick: retry } });
  }, [status]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has failures of its own
  useEffect(() => () => withdraw(message), [key, message]);
}
