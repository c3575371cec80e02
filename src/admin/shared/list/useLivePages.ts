import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { FirebaseError } from 'firebase/app';
import { type Query, type QueryDocumentSnapshot, query, queryEqual, startAfter } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { unreachableHint } from '#src/components/loading/reloadPage.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { type LiveResult, useLiveQuery } from '#src/firebase/useLive.ts';
import { pageSize } from './page.ts';

/** One row more than is shown tells whether another page follows. */
export const queriedPageSize = pageSize + 1;

export type Pager = {
  /** Counted from 0. */
  page: number;
  hasNext: boolean;
  /** Shows any page before this one, or the next one once it is known. */
  show(page: number): void;
};

type LivePage<Row> = {
  query: Query;
  rows: readonly Row[];
  /** Cursor for the next page; undefined on the last one. */
  cursor: QueryDocumentSnapshot | undefined;
};

/** A row of the list from a stored document; the same function for all pages of a collection. */
type ToRow<Row> = (id: string, data: Readonly<Record<string, unknown>>) => Row;

/** @param page a query for `queriedPageSize` rows */
export function useLivePage<Row>(page: Query, toRow: ToRow<Row>): LiveResult<LivePage<Row>> {
  return useLiveQuery(
    page,
    (answer) => ({
      query: answer.query,
      rows: answer.docs.slice(0, pageSize).map((row) => toRow(row.id, row.data())),
      cursor: answer.docs.length > pageSize ? answer.docs[pageSize - 1] : undefined,
    }),
    { needsSession: true },
  );
}

export type LivePagesOptions<Row> = {
  /** The first page, of `queriedPageSize`. */
  first: Query;
  toRow: ToRow<Row>;
  errorMessage: string;
  /** Counts to read again when rows change on the server. */
  countsKey: QueryKey;
};

const staleListMessage = 'Connection lost. What you see may be out of date.';

const none: readonly never[] = [];

/** The page on the screen is one live query; the list itself remembers only the cursors of the pages before it. */
export function useLivePages<Row>(options: LivePagesOptions<Row>) {
  const { first, toRow, errorMessage, countsKey } = options;
  const [passed, setPassed] = useState<{ first: Query; cursors: QueryDocumentSnapshot[] }>();
  const cursors = passed && queryEqual(passed.first, first) ? passed.cursors : [];
  const cursor = cursors.at(-1);
  const page = useLivePage(cursor ? query(first, startAfter(cursor)) : first, toRow);
  // After an error, drops the rows of another filter or order, which would contradict the chosen one. While paging, keeps
  // them, because the pager needs rows.
  const isOther =
    page.error !== undefined && !cursor && page.data !== undefined && !queryEqual(page.data.query, first);
  const { status, data, error } = isOther ? ({ ...page, status: 'error', data: undefined } as const) : page;
  useFailure(error && data ? staleListMessage : undefined);
  useLiveCounts(data, countsKey);

  const rows = data?.rows ?? none;
  const isConfirmed = data !== undefined && status !== 'loading';
  const next = status === 'loading' ? undefined : data?.cursor;
  function show(wanted: number) {
    const known = next ? [...cursors, next] : cursors;
    setPassed({ first, cursors: known.slice(0, wanted) });
  }
  // The last row of the last page was deleted.
  if (isConfirmed && rows.length === 0 && cursor) show(cursors.length - 1);

  return {
    rows,
    pager: { page: cursors.length, hasNext: next !== undefined, show } satisfies Pager,
    /** True until the first page is here. */
    isFirstLoad: data === undefined && status === 'loading',
    isFetching: status === 'loading',
    /** Set while there is nothing to show because of a failure. */
    failure: error && !data ? failureText(errorMessage, error) : undefined,
    /** True once the server has responded to this query. */
    isConfirmed,
    showFirst: () => show(0),
  };
}

/** Any error but Firestore's own means that there was no response. */
function failureText(message: string, error: unknown): string {
  return error instanceof FirebaseError || !navigator.onLine ? message : `${message}. ${unreachableHint}`;
}

/** Two components can show the same page: its change is counted once. */
const counted = new WeakSet<object>();

/** Between two counts, in ms. Each is several requests, which cost reads. */
const pauseMs = 5_000;

/**
 * Reads the counts again when the rows of a page change on the server, not when another page is shown: immediately, and
 * after further changes once more at the end of a pause. While the tab is hidden, the count waits.
 */
export function useLiveCounts(page: { query: Query } | undefined, countsKey: QueryKey): void {
  const client = useQueryClient();
  const last = useRef({ page, countedAt: 0, isDue: false });
  useEffect(() => {
    const state = last.current;
    const before = state.page;
    state.page = page;
    if (!before || !page || counted.has(page) || !queryEqual(before.query, page.query)) return;
    counted.add(page);
    function count() {
      if (document.hidden) return document.addEventListener('visibilitychange', count, { once: true });
      Object.assign(state, { isDue: false, countedAt: Date.now() });
      void client.invalidateQueries({ queryKey: countsKey });
    }
    if (!state.isDue) setTimeout(count, state.countedAt + pauseMs - Date.now());
    state.isDue = true;
  }, [client, page, countsKey]);
}
