import { useEffect, useRef, useState } from 'react';
import type { Result } from '#src/components/result.ts';
import { useNotify } from '#src/components/useNotify.ts';
import type { Live } from '#src/firebase/useLive.ts';

/** Rows with the place where they end; `after` is `null` when nothing follows. */
export type RowPage<Row, Cursor> = { rows: Row[]; after: Cursor | null };

type Source<Row, Cursor> = {
  /** One key per filter and order; another key starts at the newest page again. */
  key: string;
  /** The first page, live while it is shown. */
  useFirst(isShown: boolean): Live<RowPage<Row, Cursor>>;
  /** Said when the first page cannot be read. */
  failure: string;
  /** Reads the page behind a cursor, once. */
  fetchPage(after: Cursor): Promise<Result<RowPage<Row, Cursor>>>;
};

type State<Row, Cursor> = {
  key: string;
  /** The page that is shown, 0 for the live one. */
  index: number;
  /** Pages behind the first one, as they were when they were last shown. */
  older: RowPage<Row, Cursor>[];
  isReading: boolean;
};

/**
 * Pages of a list that lies on the server: the first one is live, older ones are read when they are shown. Nothing
 * is read twice but a page that is shown again or that something was done to.
 */
export function useRowPages<Row extends { id: string }, Cursor>(source: Source<Row, Cursor>) {
  const { key, useFirst, fetchPage } = source;
  const notify = useNotify();
  const [known, setState] = useState<State<Row, Cursor>>(() => atStart(key));
  if (known.key !== key) setState(atStart(key));
  const state = known.key === key ? known : atStart<Row, Cursor>(key);
  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
  }, [key]);
  const live = useFirst(state.index === 0);
  const first = useOwnRows(key, live);
  useFailureNotice(live, source.failure);
  const pages = first ? [first, ...state.older] : [];
  const page = pages[state.index];

  /** Reads page `index` and shows page `show`. What comes too late for another filter is dropped. */
  async function read(index: number, show: number): Promise<boolean> {
    const after = pages[index - 1]?.after;
    if (!after) return false;
    setState({ ...state, isReading: true });
    const result = await fetchPage(after);
    if (latestKey.current !== key) return false;
    if (!result.success) {
      setState({ ...state, isReading: false });
      const action = { label: 'Retry', onClick: () => void read(index, show) };
      notify({ severity: 'error', message: result.error, action });
      return false;
    }
    const isEmpty = result.rows.length === 0;
    const older = [...state.older.slice(0, index - 1), ...(isEmpty ? [] : [result])];
    setState({ key, older, isReading: false, index: isEmpty ? Math.min(show, index - 1) : show });
    return !isEmpty;
  }

  return {
    index: state.index,
    /** What is shown; while another filter loads, the last rows stay. */
    rows: page?.rows ?? live.data?.rows ?? [],
    /** The live rows of this filter. */
    first: first?.rows,
    /** Every row read so far for this filter, newest page first. */
    loaded: distinct(pages.flatMap(({ rows }) => rows)),
    isReading: state.isReading || (live.status === 'loading' && state.index === 0),
    /** Nothing is known yet. */
    isFirstLoad: live.status === 'loading' && live.data === undefined,
    hasNext: Boolean(page?.after),
    /** There are rows behind those that are loaded. */
    hasMore: Boolean(pages.at(-1)?.after),
    showNext: () => read(state.index + 1, state.index + 1),
    showPrevious: () => setState({ ...state, index: Math.max(0, state.index - 1) }),
    showFirst: () => setState({ ...state, index: 0 }),
    /** Reads one page more without leaving the one that is shown: more to search in. */
    readMore: () => read(pages.length, state.index),
    /** Reads an older page again after something was done to its rows; the first one follows by itself. */
    refresh: async () => {
      if (state.index > 0) await read(state.index, state.index);
      else if (live.status === 'error') live.retry();
    },
    /** Reads the shown page again, come what may. */
    reload: async () => {
      if (state.index > 0) await read(state.index, state.index);
      else live.retry();
    },
  };
}

/** The live rows once they are those of this filter: while it loads, the last filter's are still at hand. */
function useOwnRows<T>(key: string, live: Live<T>): T | undefined {
  const [served, setServed] = useState<string>();
  if (live.status === 'success' && served !== key) setServed(key);
  return served === key || live.status === 'success' ? live.data : undefined;
}

function useFailureNotice({ status, retry }: Live<unknown>, message: string): void {
  const notify = useNotify();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per failure
  useEffect(() => {
    if (status === 'error')
      notify({ severity: 'error', message, action: { label: 'Retry', onClick: retry } });
  }, [status]);
}

function atStart<Row, Cursor>(key: string): State<Row, Cursor> {
  return { key, index: 0, older: [], isReading: false };
}

function distinct<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
