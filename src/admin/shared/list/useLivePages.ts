import { type Query, type QueryDocumentSnapshot, query, queryEqual, startAfter } from 'firebase/firestore';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { staleListMessage } from '#src/admin/shared/messages.ts';
import { markScreenReady } from '#src/components/browser/screenReady.ts';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import { type LiveResult, useLiveQuery } from '#src/firebase/live.ts';

export const pageSize = 12;

/** One row more than is shown tells whether another page follows. */
export const queriedPageSize = pageSize + 1;

export type Pager = {
  /** Number of rows on the pages before this one. */
  offset: number;
  hasPrevious: boolean;
  hasNext: boolean;
  showPrevious(): void;
  showNext(): void;
};

export type LivePages<Row> = {
  rows: readonly Row[];
  pager: Pager;
  /** True until the first page is here. */
  isFirstLoad: boolean;
  isFetching: boolean;
  /** True once the server has confirmed the rows of this query. */
  isConfirmed: boolean;
  showFirst(): void;
  retry(): void;
};

type LivePagesOptions<Row> = {
  listKey: string;
  /** The first page, of `queriedPageSize`. */
  first: Query<Row>;
  errorMessage: string;
  /** Called when rows change on the server, not when another page is shown. */
  onChange(): void;
};

/** The page on the screen is one live query; the list itself remembers only the cursors of the pages before it. */
export function useLivePages<Row>(options: LivePagesOptions<Row>): LivePages<Row> {
  const { listKey, first, errorMessage, onChange } = options;
  const [passed, setPassed] = useState<{ listKey: string; cursors: QueryDocumentSnapshot<Row>[] }>();
  const cursors = passed?.listKey === listKey ? passed.cursors : [];
  const cursor = cursors.at(-1);
  const page = useLiveQuery(cursor ? query(first, startAfter(cursor)) : first, { needsSignIn: true });
  const { status, data, retry } = page;
  useListFailure(listKey, page, errorMessage);
  useSnapshotChange(data, onChange);
  useEffect(() => {
    if (data) markScreenReady();
  }, [data]);

  const isRefused = status === 'error' && isDenied(page.error);
  const docs = isRefused ? undefined : data?.docs;
  const rows = useMemo(() => (docs ?? []).slice(0, pageSize).map((row) => row.data()), [docs]);
  const isConfirmed = status === 'success';
  const show = (next: QueryDocumentSnapshot<Row>[]) => setPassed({ listKey, cursors: next });
  // The last row of the last page was deleted.
  if (isConfirmed && rows.length === 0 && cursor) show(cursors.slice(0, -1));

  const last = docs?.[pageSize - 1];
  return {
    rows,
    pager: {
      offset: cursors.length * pageSize,
      hasPrevious: cursor !== undefined,
      hasNext: status !== 'loading' && docs !== undefined && docs.length > pageSize,
      showPrevious: () => show(cursors.slice(0, -1)),
      showNext: () => last && show([...cursors, last]),
    },
    isFirstLoad: data === undefined && status === 'loading',
    isFetching: status === 'loading',
    isConfirmed,
    showFirst: () => show([]),
    retry,
  };
}

/** Ignores the first rows of a query. */
export function useSnapshotChange(
  snapshot: { query: Query<unknown> } | undefined,
  onChange: () => void,
): void {
  const known = useRef(snapshot);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const before = known.current;
    known.current = snapshot;
    if (before && snapshot && before !== snapshot && queryEqual(before.query, snapshot.query)) handleChange();
  }, [snapshot]);
}

function useListFailure(listKey: string, page: LiveResult<unknown>, errorMessage: string): void {
  const { status, isStale, retry } = page;
  const failure = useFailureNotification(listKey);
  const report = useEffectEvent((message: string) => failure.report(message, retry));
  const withdraw = useEffectEvent(() => failure.withdraw());
  const problem = isStale ? staleListMessage : status === 'error' ? errorMessage : undefined;
  useEffect(() => {
    if (problem) return report(problem);
    if (status === 'success') withdraw();
  }, [status, problem]);
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
