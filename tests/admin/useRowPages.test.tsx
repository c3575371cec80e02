// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RowPage } from '#src/admin/shared/pagedList.ts';
import { usePagedList } from '#src/admin/shared/usePagedList.ts';
import { dismiss, queuedNotifications } from '#src/components/notifications/notificationQueue.ts';

type Row = { id: string; mark?: string };

const size = 2;
let stored: Row[] = [];
let reads: number[] = [];
let isOnline = true;
let live: RowPage<Row, number>;

function pageFrom(start: number): RowPage<Row, number> {
  const rows = stored.slice(start, start + size);
  return { rows, after: rows.length < size ? null : start + size };
}

type Given = { key: string; isAllShown?: boolean };

function usePages({ key, isAllShown = false }: Given) {
  return usePagedList<Row, number>({
    key,
    isAllShown,
    failure: 'Failed to fetch rows',
    useFirst: (isShown) => ({
      status: isShown ? 'success' : 'loading',
      data: live,
      error: undefined,
      retry: () => undefined,
    }),
    async fetchPage(after) {
      reads.push(after);
      if (!isOnline) return { success: false, error: 'Failed to fetch rows' };
      return { success: true, ...pageFrom(after) };
    },
  });
}

function openList() {
  const initialProps: Given = { key: 'all' };
  return renderHook(usePages, { initialProps });
}

/** What a listener would bring. */
function hearOf(rows: Row[]) {
  stored = rows;
  live = pageFrom(0);
}

function ids(rows: readonly Row[]): string {
  return rows.map(({ id }) => id).join('');
}

beforeEach(() => {
  hearOf([...'abcde'].map((id) => ({ id })));
  reads = [];
  isOnline = true;
  for (const { id } of queuedNotifications()) dismiss(id);
});

describe('Paging through a list on the server', () => {
  it('reads nothing but the live page until another one is wanted', () => {
    const { result } = openList();
    expect(ids(result.current.rows)).toBe('ab');
    expect(reads).toEqual([]);
  });

  it('reads an older page when it is shown, and knows the last one', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('cd');
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('e');
    expect(result.current.hasNext).toBe(false);
    expect(reads).toEqual([2, 4]);
  });

  it('shows the page before at once and reads it again, but never the live one', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    stored = stored.map((row) => (row.id === 'c' ? { ...row, mark: 'changed meanwhile' } : row));
    act(() => result.current.showPrevious());
    expect(ids(result.current.rows)).toBe('cd');
    await act(async () => undefined);
    expect(result.current.rows[0]?.mark).toBe('changed meanwhile');
    act(() => result.current.showPrevious());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('abcde');
    expect(reads).toEqual([2, 4, 2]);
  });

  it('stays where it is when a further page turns out to be empty, and offers none any more', async () => {
    hearOf([...'abcd'].map((id) => ({ id })));
    const { result } = openList();
    await act(() => result.current.showNext());
    expect(result.current.hasNext).toBe(true);
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('cd');
    expect(result.current.hasNext).toBe(false);
    expect(result.current.hasMore).toBe(false);
  });

  it('offers no page behind the live one once that is known to be empty', async () => {
    hearOf([...'ab'].map((id) => ({ id })));
    const { result } = openList();
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('ab');
    expect(result.current.hasNext).toBe(false);
  });

  it('knows at once what was done to rows of pages it does not listen to', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.readMore());
    act(() => result.current.amend((row) => (row.id === 'b' ? undefined : { ...row, mark: 'read' })));
    expect(ids(result.current.loaded)).toBe('acde');
    expect(result.current.loaded.map(({ mark }) => mark)).toEqual(['read', 'read', 'read', 'read']);
    expect(reads).toEqual([2, 4]);
  });

  it('reads all older pages again after a change while all of them are searched, and loses none', async () => {
    const { result, rerender } = openList();
    rerender({ key: 'all', isAllShown: true });
    await act(() => result.current.readMore());
    await act(() => result.current.readMore());
    stored = stored.map((row) => ({ ...row, mark: 'new' }));
    await act(() => result.current.refresh());
    expect(result.current.loaded.map(({ id, mark = '' }) => id + mark)).toEqual([
      'a',
      'b',
      'cnew',
      'dnew',
      'enew',
    ]);
  });

  it('believes the live page where an older one holds the same row', async () => {
    const { result, rerender } = openList();
    await act(() => result.current.readMore());
    const [first, ...others] = stored;
    hearOf([...others.map((row) => ({ ...row, mark: 'fresh' }))]);
    rerender({ key: 'all' });
    expect(first?.id).toBe('a');
    expect(result.current.loaded.find(({ id }) => id === 'c')?.mark).toBe('fresh');
  });

  it('shows the page before when the last row of a page is gone', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    stored = stored.slice(0, 4);
    await act(() => result.current.refresh());
    expect(ids(result.current.rows)).toBe('cd');
  });

  it('starts at the newest page with another filter, also when coming back to this one', async () => {
    const { result, rerender } = openList();
    await act(() => result.current.showNext());
    rerender({ key: 'new' });
    expect(result.current.index).toBe(0);
    rerender({ key: 'all' });
    expect(result.current.index).toBe(0);
  });

  it('loads more to search in without leaving the page', async () => {
    const { result } = openList();
    await act(() => result.current.readMore());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('abcd');
  });

  it('says that a page cannot be read, keeps the one that is shown, and tries again when asked', async () => {
    const { result } = openList();
    isOnline = false;
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('ab');
    const [notification] = queuedNotifications();
    expect(notification?.message).toBe('Failed to fetch rows');
    isOnline = true;
    await act(async () => notification?.action?.onClick());
    expect(ids(result.current.rows)).toBe('cd');
  });

  it('takes back what it said of a failure once reading works, and with another filter', async () => {
    const { result, rerender } = openList();
    isOnline = false;
    await act(() => result.current.showNext());
    isOnline = true;
    await act(() => result.current.showNext());
    expect(queuedNotifications()).toEqual([]);
    isOnline = false;
    await act(() => result.current.showNext());
    expect(queuedNotifications()).toHaveLength(1);
    rerender({ key: 'new' });
    expect(queuedNotifications()).toEqual([]);
  });
});
