import type { Dispatch } from 'react';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import type { Result } from '#src/components/result.ts';
import { type ListIdentity, lastId, type Page, type PagedListAction, type PageStart } from './pagedList.ts';

type PageReader<Row, Cursor> = {
  identity: ListIdentity;
  live: Page<Row, Cursor> | undefined;
  pages: readonly Page<Row, Cursor>[];
  older: readonly { start: PageStart<Cursor> }[];
  dispatch: Dispatch<PagedListAction<Row, Cursor>>;
  fetchPage(cursor: Cursor): Promise<Result<Page<Row, Cursor>>>;
};

type PageReading = {
  /** @returns false if the page is empty or could not be read */
  loadPageAfter(index: number, isShown: boolean): Promise<boolean>;
  reloadPage(index: number): Promise<void>;
};

export function usePageReader<Row extends { id: string }, Cursor>(
  reader: PageReader<Row, Cursor>,
): PageReading {
  const { identity, live, pages, older, dispatch, fetchPage } = reader;
  const failure = useFailureNotification(identity);

  async function read(index: number, start: PageStart<Cursor>, isShown: boolean): Promise<boolean> {
    dispatch({ identity, type: 'readStarted' });
    const result = await fetchPage(start.cursor);
    if (!result.success) {
      dispatch({ identity, type: 'readFailed' });
      failure.report(result.error, () => void read(index, start, isShown));
      return false;
    }
    failure.withdraw();
    const { rows, nextCursor } = result;
    const firstPageWhenPaged = live?.rows ?? [];
    dispatch({
      identity,
      type: 'pageRead',
      index,
      start,
      page: { rows, nextCursor },
      firstPageWhenPaged,
      isShown,
    });
    return rows.length > 0;
  }

  return {
    async loadPageAfter(index, isShown) {
      const before = pages[index];
      const rowId = lastId(before?.rows ?? []);
      if (!before || before.nextCursor === null || rowId === undefined) return false;
      return read(index + 1, { cursor: before.nextCursor, rowId }, isShown);
    },
    async reloadPage(index) {
      const start = older[index - 1]?.start;
      if (start) await read(index, start, false);
    },
  };
}
