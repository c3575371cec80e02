import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, listServer, openList } from './listServer.tsx';

let server: ReturnType<typeof listServer>;
beforeEach(() => {
  server = listServer();
});

describe('A list on the server that changes while one pages through it', () => {
  it('shows changes to rows on older pages immediately', async () => {
    const { result } = openList(server);
    await act(() => result.current.showNext());
    await act(() => result.current.loadMore());
    act(() => result.current.patchRows((row) => (row.id === 'c' ? undefined : { ...row, mark: 'read' })));
    expect(result.current.loaded.map(({ id, mark = '' }) => id + mark)).toEqual(['a', 'b', 'dread', 'eread']);
    expect(server.reads).toEqual(['b', 'd']);
  });

  it('reloads all older pages after a change during a search, and loses none', async () => {
    const { result } = openList(server);
    await act(() => result.current.loadMore());
    await act(() => result.current.loadMore());
    server.stored = server.stored.map((row) => ({ ...row, mark: 'new' }));
    await act(() => result.current.refreshAll());
    expect(result.current.loaded.map(({ id, mark = '' }) => id + mark)).toEqual([
      'a',
      'b',
      'cnew',
      'dnew',
      'enew',
    ]);
  });

  it('prefers the live page when an older one has the same row', async () => {
    const { result, rerender } = openList(server);
    await act(() => result.current.loadMore());
    server.stored = server.stored.slice(1).map((row) => ({ ...row, mark: 'fresh' }));
    server.live = server.pageBehind(undefined);
    rerender({ listKey: 'all' });
    expect(result.current.loaded.map(({ id, mark = '' }) => id + mark)).toEqual(['bfresh', 'cfresh', 'd']);
  });

  it('loses no row that newer ones push off the live page, and counts the rows before a page again', async () => {
    server.hearOf('mnopqrs');
    const { result, rerender } = openList(server);
    await act(() => result.current.showNext());
    expect(result.current.offset).toBe(2);
    server.hearOf('lmnopqrs');
    rerender({ listKey: 'all' });
    expect(ids(result.current.loaded)).toBe('lmnop');
    expect(ids(result.current.rows)).toBe('op');
    expect(result.current.offset).toBe(3);
  });

  it('continues from the live page when more than one page is new, and skips nothing', async () => {
    server.hearOf('mnopqrs');
    const { result, rerender } = openList(server);
    await act(() => result.current.loadMore());
    server.hearOf('ghijklmnopqrs');
    rerender({ listKey: 'all' });
    expect(ids(result.current.loaded)).toBe('gh');
    while (result.current.hasMore) await act(() => result.current.loadMore());
    expect(ids(result.current.loaded)).toBe('ghijklmnopqrs');
  });

  it('shows the previous page when the last row of a page is deleted', async () => {
    const { result } = openList(server);
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    server.stored = server.stored.slice(0, 4);
    await act(() => result.current.refresh());
    expect(ids(result.current.rows)).toBe('cd');
  });
});
