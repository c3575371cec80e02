import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import type { Page } from '#src/components/paging/pagedList.ts';
import { markScreenReady } from '#src/components/runtime/screenReady.ts';
import type { LiveResult } from '#src/firebase/live.ts';

/** The newest page as last received, also while a later failure is notified. */
export function useLivePage<Row, Cursor>(
  listKey: string,
  live: LiveResult<Page<Row, Cursor>>,
  errorMessage: string,
): Page<Row, Cursor> | undefined {
  const { status, data } = live;
  const [last, setLast] = useState<{ listKey: string; page: Page<Row, Cursor> }>();
  const page = status === 'success' ? data : undefined;

  useEffect(() => {
    if (!page) return;
    setLast({ listKey, page });
    markScreenReady();
  }, [listKey, page]);

  const failure = useFailureNotification(listKey);
  const report = useEffectEvent(() => failure.report(errorMessage, live.retry));
  const withdraw = useEffectEvent(() => failure.withdraw());
  useEffect(() => {
    if (status === 'success') withdraw();
    if (status === 'error') report();
  }, [status]);

  return page ?? (last?.listKey === listKey ? last.page : undefined);
}
