import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withdraw } from '#src/components/notifications/notificationQueue.ts';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import type { Page } from '#src/components/paging/pagedList.ts';
import { announceReady } from '#src/components/runtime/screenReady.ts';
import type { LiveResult } from '#src/firebase/live.ts';

/**
 * The newest page of a list as it was last heard of; a notification with Retry stays while it cannot be read.
 * @param listKey one key per query
 */
export function useLivePage<Row, Cursor>(
  listKey: string,
  live: LiveResult<Page<Row, Cursor>>,
  errorMessage: string,
): Page<Row, Cursor> | undefined {
  const { status, data } = live;
  const notify = useNotify();
  const [last, setLast] = useState<{ listKey: string; page: Page<Row, Cursor> }>();
  const page = status === 'success' ? data : undefined;

  useEffect(() => {
    if (!page) return;
    setLast({ listKey, page });
    announceReady();
  }, [listKey, page]);

  // Counts fail in the same words: only what was reported here is withdrawn here.
  const isReported = useRef(false);
  const reportError = useEffectEvent(() => {
    isReported.current = true;
    const action = { label: 'Retry', onClick: live.retry };
    notify({ severity: 'error', message: errorMessage, action });
  });
  const withdrawError = useEffectEvent(() => {
    if (isReported.current) withdraw(errorMessage);
    isReported.current = false;
  });
  useEffect(() => {
    if (status === 'success') withdrawError();
    if (status === 'error') reportError();
  }, [status]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has failures of its own
  useEffect(() => () => withdrawError(), [listKey]);

  return page ?? (last?.listKey === listKey ? last.page : undefined);
}
