import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import { ids, listServer, openList } from './listServer.tsx';

let server: ReturnType<typeof listServer>;
beforeEach(() => {
  server = listServer();
});

describe('Paging through a list on the server', () => {
  it('reads only the live page until another one is opened', () => {
    const { result } = openList(server);
    expect(ids(result.current.rows)).toBe('ab');
    expect(server.reads).toEqual([]);
  });

  it('reads an older page when it is opened, and recognizes the last one', async () => {
    const { result } = openList(server);
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('cd');
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('e');
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.offset).toBe(4);
    expect(server.reads).toEqual(['b', 'd']);
  });

  it('shows the previous page immediately and reloads it, but never the live one', async () => {
    const { result } = openList(server);
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    server.stored = server.stored.map((row) =>
      row.id === 'c' ? { ...row, mark: 'changed meanwhile' } : row,
    );
    act(() => result.current.showPrevious());
    expect(ids(result.current.rows)).toBe('cd');
    await act(async () => undefined);
    expect(result.current.rows[0]?.mark).toBe('changed meanwhile');
    act(() => result.current.showPrevious());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('abcde');
    expect(server.reads).toEqual(['b', 'd', 'b']);
  });

  it('stays where it is when the next page turns out to be empty, and offers no more pages', async () => {
    server.hearOf('abcd');
    const { result } = openList(server);
    await act(() => result.current.showNext());
    expect(result.current.hasNextPage).toBe(true);
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('cd');
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.hasMore).toBe(false);
  });

  it('offers no page after the live one once that page is known to be empty', async () => {
    server.hearOf('ab');
    const { result } = openList(server);
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('ab');
    expect(result.current.hasNextPage).toBe(false);
  });

  it('returns to the newest page from any other', async () => {
    const { result } = openList(server);
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    act(() => result.current.showFirst());
    expect(ids(result.current.rows)).toBe('ab');
  });

  it('starts at the newest page with a new filter, also when returning to an earlier one', async () => {
    const { result, rerender } = openList(server);
    await act(() => result.current.showNext());
    rerender({ listKey: 'new' });
    expect(result.current.index).toBe(0);
    rerender({ listKey: 'all' });
    expect(result.current.index).toBe(0);
  });

  it('loads more rows to search without leaving the page', async () => {
    const { result } = openList(server);
    await act(() => result.current.loadMore());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('abcd');
  });

  it('says that a page cannot be loaded, keeps the current one, and Retry loads it', async () => {
    const { result } = openList(server);
    server.isOnline = false;
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('ab');
    const [notification] = notificationQueue.get();
    expect(notification?.message).toBe('Failed to fetch rows');
    server.isOnline = true;
    await act(async () => notification?.action?.onClick());
    expect(ids(result.current.rows)).toBe('cd');
  });

  it('dismisses a failure once loading works, and when the filter changes', async () => {
    const { result, rerender } = openList(server);
    server.isOnline = false;
    await act(() => result.current.showNext());
    server.isOnline = true;
    await act(() => result.current.showNext());
    expect(notificationQueue.get()).toEqual([]);
    server.isOnline = false;
    await act(() => result.current.showNext());
    expect(notificationQueue.get()).toHaveLength(1);
    rerender({ listKey: 'new' });
    expect(notificationQueue.get()).toEqual([]);
  });
});

describe('A late response', () => {
  async function leaveAndComeBack(pagesBefore: number) {
    const list = openList(server);
    for (let page = 0; page < pagesBefore; page += 1) await act(() => list.result.current.showNext());
    server.answers = [];
    act(() => void list.result.current.showNext());
    list.rerender({ listKey: 'new' });
    list.rerender({ listKey: 'all' });
    await act(async () => server.answers?.shift()?.());
    server.answers = undefined;
    return list;
  }

  it.each([0, 1])('is not added to a list that was restarted, %i pages later', async (pagesBefore) => {
    const { result } = await leaveAndComeBack(pagesBefore);
    expect(result.current.index).toBe(0);
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('ab');
    expect(result.current.hasNextPage).toBe(true);
    expect(result.current.isFetching).toBe(false);
  });

  it('leaves a list unchanged that was restarted and continued', async () => {
    const { result, rerender } = openList(server);
    await act(() => result.current.showNext());
    server.answers = [];
    act(() => void result.current.showNext());
    const late = server.answers;
    server.answers = undefined;
    rerender({ listKey: 'new' });
    rerender({ listKey: 'all' });
    await act(() => result.current.loadMore());
    await act(async () => late.shift()?.());
    expect(ids(result.current.loaded)).toBe('abcd');
    expect(result.current.index).toBe(0);
    expect(result.current.isFetching).toBe(false);
  });

  it('is not added after pages that no longer exist', async () => {
    const { result } = openList(server);
    await act(() => result.current.showNext());
    server.answers = [];
    act(() => void result.current.showNext());
    act(() => result.current.dropOlder());
    await act(async () => server.answers?.shift()?.());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('ab');
  });
});
