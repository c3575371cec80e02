import { useEffect, useEffectEvent, useState } from 'react';
import { staleListMessage } from '#src/admin/shared/messages.ts';
import { markScreenReady } from '#src/components/browser/screenReady.ts';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import type { Page } from '#src/components/paging/pagedList.ts';
import { type PagedListState, usePagedList } from '#src/components/paging/usePagedList.ts';
import type { Result } from '#src/components/result.ts';
import type { LiveResult } from '#src/firebase/useLive.ts';

type AdminListOptions<Row, Cursor> = {
  listKey: string;
  /** The newest page, from a listener. */
  newest: LiveResult<Page<Row, Cursor>>;
  errorMessage: string;
  fetchPage(after: Cursor): Promise<Result<Page<Row, Cursor>>>;
};

export type AdminList<Row, Cursor> = PagedListState<Row, Cursor> & {
  /** The newest page of this list as last received, even after a later failure. */
  live: Page<Row, Cursor> | undefined;
  hasPreviousPage: boolean;
  /** True until the first list is shown. */
  isFirstLoad: boolean;
  /** True while a page, or the first page of a list, is loading. */
  isFetching: boolean;
  /** Restarts the listener. */
  retry(): void;
  retryFailed(): void;
};

/**
 * For submissions and posts: the first page is live, older ones are read once. Holds the only copy of the last known
 * rows.
 */
export function useAdminList<Row extends { id: string }, Cursor>({
  listKey,
  newest,
  errorMessage,
  fetchPage,
}: AdminListOptions<Row, Cursor>): AdminList<Row, Cursor> {
  const { status, data, retry } = newest;
  const received = status === 'success' ? data : undefined;
  const [last, setLast] = useState<{ listKey: string; page: Page<Row, Cursor> }>();
  useEffect(() => {
    if (!received) return;
    setLast({ listKey, page: received });
    markScreenReady();
  }, [listKey, received]);
  useListenerFailure(listKey, newest, errorMessage);

  const live = received ?? (last?.listKey === listKey ? last.page : undefined);
  const pages = usePagedList<Row, Cursor>({ listKey, live, fetchPage });
  const isLoading = status === 'loading' && live === undefined;
  return {
    ...pages,
    live,
    // While another list loads, show the rows of the previous one.
    rows: live ? pages.rows : (last?.page.rows ?? []),
    hasPreviousPage: pages.index > 0,
    isFirstLoad: isLoading && last === undefined,
    isFetching: pages.isFetching || (isLoading && pages.index === 0),
    retry,
    retryFailed: () => status === 'error' && retry(),
  };
}

function useListenerFailure(listKey: string, newest: LiveResult<unknown>, errorMessage: string): void {
  const { status, isStale, retry } = newest;
  const failure = useFailureNotification(listKey);
  const report = useEffectEvent((message: string) => failure.report(message, retry));
  const withdraw = useEffectEvent(() => failure.withdraw());
  const problem = isStale ? staleListMessage : status === 'error' ? errorMessage : undefined;
  useEffect(() => {
    if (problem) return report(problem);
    if (status === 'success') withdraw();
  }, [status, problem]);
}
