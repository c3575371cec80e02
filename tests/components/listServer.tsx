import { renderHook } from '@testing-library/react';
import { dismiss, notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import type { Page } from '#src/components/paging/pagedList.ts';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import type { Result } from '#src/components/result.ts';

export type Row = { id: string; mark?: string };

type ListServer = {
  stored: Row[];
  /** The requested cursors. */
  reads: string[];
  isOnline: boolean;
  live: Page<Row, string> | undefined;
  /** Pending responses, while the network is slow. */
  answers: (() => void)[] | undefined;
  /** The page after a row: like Firestore's, a cursor names the previous row. */
  pageBehind(id: string | undefined): Page<Row, string>;
  fetchPage(cursor: string): Promise<Result<Page<Row, string>>>;
  /** What a listener would deliver. */
  hearOf(ids: string): void;
};

const size = 2;

/** A server with the rows `a` to `e`, two per page, without failures or delays. */
export function listServer(): ListServer {
  for (const { id } of notificationQueue.get()) dismiss(id);
  const server: ListServer = {
    stored: [],
    reads: [],
    isOnline: true,
    live: undefined,
    answers: undefined,
    pageBehind(id) {
      const start = id === undefined ? 0 : server.stored.findIndex((row) => row.id > id);
      const rows = start === -1 ? [] : server.stored.slice(start, start + size);
      return { rows, nextCursor: (rows.length === size && rows.at(-1)?.id) || null };
    },
    async fetchPage(cursor) {
      server.reads.push(cursor);
      if (server.answers) await new Promise<void>((resolve) => server.answers?.push(resolve));
      if (!server.isOnline) return { success: false, error: 'Failed to fetch rows' };
      return { success: true, ...server.pageBehind(cursor) };
    },
    hearOf(ids) {
      server.stored = [...ids].map((id) => ({ id }));
      server.live = server.pageBehind(undefined);
    },
  };
  server.hearOf('abcde');
  return server;
}

/** The hook under test on this server. */
export function openList(server: ListServer) {
  return renderHook(
    ({ listKey }) => usePagedList<Row, string>({ listKey, live: server.live, fetchPage: server.fetchPage }),
    { initialProps: { listKey: 'all' } },
  );
}

/** The ids of rows, joined in order. */
export function ids(rows: readonly Row[]): string {
  return rows.map(({ id }) => id).join('');
}
