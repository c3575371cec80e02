// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RowPage, useRowPages } from '#src/admin/useRowPages.ts';
import { dismiss, queuedNotifications } from '#src/components/notificationQueue.ts';

type Row = { id: string };

const size = 2;
let stored: Row[] = [];
let reads: number[] = [];
let isOnline = true;

function pageFrom(start: number): RowPage<Row, number> {
  const rows = stored.slice(start, start + size);
  return { rows, after: rows.length < size ? null : start + size };
}

function usePages({ key }: { key: string }) {
  return useRowPages<Row, number>({
    key,
    failure: 'Failed to fetch rows',
    useFirst: (isShown) => ({
      status: isShown ? 'success' : 'loading',
      data: pageFrom(0),
      cause: undefined,
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
  return renderHook(usePages, { initialProps: { key: 'all' } });
}

function ids(rows: readonly Row[]): string {
  return rows.map(({ id }) => id).join('');
}

beforeEach(() => {
  stored = [...'abcde'].map((id) => ({ id }));
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

  it('goes back without reading again', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    act(() => result.current.showPrevious());
    act(() => result.current.showPrevious());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('abcde');
    expect(reads).toEqual([2, 4]);
  });

  it('stays where it is when a further page turns out to be empty', async () => {
    stored = [...'abcd'].map((id) => ({ id }));
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('cd');
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
});
