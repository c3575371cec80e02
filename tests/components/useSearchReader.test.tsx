import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import { useSearchReader } from '#src/components/paging/useSearchReader.ts';
import { ids, listServer, type Row } from './listServer.tsx';

let server: ReturnType<typeof listServer>;
beforeEach(() => {
  server = listServer();
});

describe('A search in a list on the server', () => {
  function openSearch(text: string, step = 2) {
    return renderHook(
      ({ search }) => {
        const list = usePagedList<Row, string>({
          listKey: 'all',
          live: server.live,
          fetchPage: server.fetchPage,
        });
        const hits = list.loaded.filter(({ id }) => search.includes(id));
        return {
          hits,
          list,
          reader: useSearchReader({ searchKey: search || undefined, hits: hits.length, step, list }),
        };
      },
      { initialProps: { search: text } },
    );
  }

  async function settle() {
    for (let turn = 0; turn < 20; turn += 1) await act(async () => undefined);
  }

  it('continues by itself until it finds enough, and again with Search on', async () => {
    server.hearOf('abcdefghijkl');
    const { result } = openSearch('aeij');
    await settle();
    expect(ids(result.current.hits)).toBe('ae');
    expect(ids(result.current.list.loaded)).toBe('abcdef');
    act(() => result.current.reader.searchOn());
    await settle();
    expect(ids(result.current.hits)).toBe('aeij');
    expect(result.current.reader.isReading).toBe(false);
  });

  it('searches to the end for missing text unless it is stopped; a new text continues', async () => {
    server.hearOf('abcdefghijkl');
    server.answers = [];
    const { result, rerender } = openSearch('z');
    await act(async () => server.answers?.shift()?.());
    expect(result.current.reader.isReading).toBe(true);
    act(() => result.current.reader.stop());
    await act(async () => server.answers?.shift()?.());
    expect(server.answers).toEqual([]);
    expect(result.current.reader.isReading).toBe(false);
    server.answers = undefined;
    rerender({ search: 'y' });
    await settle();
    expect(result.current.list.hasMore).toBe(false);
    expect(ids(result.current.list.loaded)).toBe('abcdefghijkl');
  });

  it('stops at a failure, and its Retry does not search twice', async () => {
    server.isOnline = false;
    const { result } = openSearch('z');
    await settle();
    expect(server.reads).toEqual(['b']);
    expect(result.current.reader.isReading).toBe(false);
    server.isOnline = true;
    act(() => result.current.reader.searchOn());
    await settle();
    expect(server.reads).toEqual(['b', 'b', 'd']);
  });
});
