import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismiss, notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import type { Page } from '#src/components/paging/pagedList.ts';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import { useSearchReader } from '#src/components/paging/useSearchReader.ts';
import type { Result } from '#src/components/result.ts';

type Row = { id: string; mark?: string };

const size = 2;
let stored: Row[] = [];
let reads: string[] = [];
let isOnline = true;
let live: Page<Row, string> | undefined;
/** Answers on their way, while the network is slow. */
let answers: (() => void)[] | undefined;

/** The page behind a row: a cursor names the row it stands behind, as Firestore's do. */
function pageBehind(id: string | undefined): Page<Row, string> {
  const start = id === undefined ? 0 : stored.findIndex((row) => row.id > id);
  const rows = start === -1 ? [] : stored.slice(start, start + size);
  return { rows, nextCursor: (rows.length === size && rows.at(-1)?.id) || null };
}

async function fetchPage(cursor: string): Promise<Result<Page<Row, string>>> {
  reads.push(cursor);
  if (answers) await new Promise<void>((resolve) => answers?.push(resolve));
  if (!isOnline) return { success: false, error: 'Failed to fetch rows' };
  return { success: true, ...pageBehind(cursor) };
}

function openList() {
  return renderHook(({ listKey }) => usePagedList<Row, string>({ listKey, live, fetchPage }), {
    initialProps: { listKey: 'all' },
  });
}

/** What a listener would bring. */
function hearOf(ids: string) {
  stored = [...ids].map((id) => ({ id }));
  live = pageBehind(undefined);
}

function ids(rows: readonly Row[]): string {
  return rows.map(({ id }) => id).join('');
}

beforeEach(() => {
  hearOf('abcde');
  reads = [];
  isOnline = true;
  answers = undefined;
  for (const { id } of notificationQueue.get()) dismiss(id);
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
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.offset).toBe(4);
    expect(reads).toEqual(['b', 'd']);
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
    expect(reads).toEqual(['b', 'd', 'b']);
  });

  it('stays where it is when a further page turns out to be empty, and offers none any more', async () => {
    hearOf('abcd');
    const { result } = openList();
    await act(() => result.current.showNext());
    expect(result.current.hasNextPage).toBe(true);
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('cd');
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.hasMore).toBe(false);
  });

  it('offers no page behind the live one once that is known to be empty', async () => {
    hearOf('ab');
    const { result } = openList();
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('ab');
    expect(result.current.hasNextPage).toBe(false);
  });

  it('knows at once what was done to rows of pages it does not listen to', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.loadMore());
    act(() => result.current.patchRows((row) => (row.id === 'c' ? undefined : { ...row, mark: 'read' })));
    expect(result.current.loaded.map(({ id, mark = '' }) => id + mark)).toEqual(['a', 'b', 'dread', 'eread']);
    expect(reads).toEqual(['b', 'd']);
  });

  it('reads all older pages again after a change while all of them are searched, and loses none', async () => {
    const { result } = openList();
    await act(() => result.current.loadMore());
    await act(() => result.current.loadMore());
    stored = stored.map((row) => ({ ...row, mark: 'new' }));
    await act(() => result.current.refreshAll());
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
    await act(() => result.current.loadMore());
    stored = stored.slice(1).map((row) => ({ ...row, mark: 'fresh' }));
    live = pageBehind(undefined);
    rerender({ listKey: 'all' });
    expect(result.current.loaded.map(({ id, mark = '' }) => id + mark)).toEqual(['bfresh', 'cfresh', 'd']);
  });

  it('loses no row that newer ones push off the live page, and counts the rows before a page anew', async () => {
    hearOf('mnopqrs');
    const { result, rerender } = openList();
    await act(() => result.current.showNext());
    expect(result.current.offset).toBe(2);
    hearOf('lmnopqrs');
    rerender({ listKey: 'all' });
    expect(ids(result.current.loaded)).toBe('lmnop');
    expect(ids(result.current.rows)).toBe('op');
    expect(result.current.offset).toBe(3);
  });

  it('reads on from the live page when more than a page is new, and leaves nothing out', async () => {
    hearOf('mnopqrs');
    const { result, rerender } = openList();
    await act(() => result.current.loadMore());
    hearOf('ghijklmnopqrs');
    rerender({ listKey: 'all' });
    expect(ids(result.current.loaded)).toBe('gh');
    while (result.current.hasMore) await act(() => result.current.loadMore());
    expect(ids(result.current.loaded)).toBe('ghijklmnopqrs');
  });

  it('shows the page before when the last row of a page is gone', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    stored = stored.slice(0, 4);
    await act(() => result.current.refresh());
    expect(ids(result.current.rows)).toBe('cd');
  });

  it('leads back to the newest page from any other', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    await act(() => result.current.showNext());
    act(() => result.current.showFirst());
    expect(ids(result.current.rows)).toBe('ab');
  });

  it('starts at the newest page with another filter, also when coming back to this one', async () => {
    const { result, rerender } = openList();
    await act(() => result.current.showNext());
    rerender({ listKey: 'new' });
    expect(result.current.index).toBe(0);
    rerender({ listKey: 'all' });
    expect(result.current.index).toBe(0);
  });

  it('loads more to search in without leaving the page', async () => {
    const { result } = openList();
    await act(() => result.current.loadMore());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('abcd');
  });

  it('says that a page cannot be read, keeps the one that is shown, and tries again when asked', async () => {
    const { result } = openList();
    isOnline = false;
    await act(() => result.current.showNext());
    expect(ids(result.current.rows)).toBe('ab');
    const [notification] = notificationQueue.get();
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
    expect(notificationQueue.get()).toEqual([]);
    isOnline = false;
    await act(() => result.current.showNext());
    expect(notificationQueue.get()).toHaveLength(1);
    rerender({ listKey: 'new' });
    expect(notificationQueue.get()).toEqual([]);
  });
});

describe('An answer that comes late', () => {
  async function leaveAndComeBack(pagesBefore: number) {
    const list = openList();
    for (let page = 0; page < pagesBefore; page += 1) await act(() => list.result.current.showNext());
    answers = [];
    act(() => void list.result.current.showNext());
    list.rerender({ listKey: 'new' });
    list.rerender({ listKey: 'all' });
    await act(async () => answers?.shift()?.());
    answers = undefined;
    return list;
  }

  it.each([0, 1])('lands in no list that was begun anew, %i pages on', async (pagesBefore) => {
    const { result } = await leaveAndComeBack(pagesBefore);
    expect(result.current.index).toBe(0);
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('ab');
    expect(result.current.hasNextPage).toBe(true);
    expect(result.current.isFetching).toBe(false);
  });

  it('leaves a list that was begun anew and read on as it is', async () => {
    const { result, rerender } = openList();
    await act(() => result.current.showNext());
    answers = [];
    act(() => void result.current.showNext());
    const late = answers;
    answers = undefined;
    rerender({ listKey: 'new' });
    rerender({ listKey: 'all' });
    await act(() => result.current.loadMore());
    await act(async () => late.shift()?.());
    expect(ids(result.current.loaded)).toBe('abcd');
    expect(result.current.index).toBe(0);
    expect(result.current.isFetching).toBe(false);
  });

  it('is not laid behind pages that have gone meanwhile', async () => {
    const { result } = openList();
    await act(() => result.current.showNext());
    answers = [];
    act(() => void result.current.showNext());
    act(() => result.current.dropOlder());
    await act(async () => answers?.shift()?.());
    expect(ids(result.current.rows)).toBe('ab');
    expect(ids(result.current.loaded)).toBe('ab');
  });
});

describe('A search in a list on the server', () => {
  function openSearch(text: string, step = 2) {
    return renderHook(
      ({ search }) => {
        const list = usePagedList<Row, string>({
          listKey: 'all',
          live,
          fetchPage,
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

  it('reads on by itself until it has found enough, and goes on when asked', async () => {
    hearOf('abcdefghijkl');
    const { result } = openSearch('aeij');
    await settle();
    expect(ids(result.current.hits)).toBe('ae');
    expect(ids(result.current.list.loaded)).toBe('abcdef');
    act(() => result.current.reader.readOn());
    await settle();
    expect(ids(result.current.hits)).toBe('aeij');
    expect(result.current.reader.isReading).toBe(false);
  });

  it('reads to the end for what is not there, unless it is stopped; another text reads on', async () => {
    hearOf('abcdefghijkl');
    answers = [];
    const { result, rerender } = openSearch('z');
    await act(async () => answers?.shift()?.());
    expect(result.current.reader.isReading).toBe(true);
    act(() => result.current.reader.stop());
    await act(async () => answers?.shift()?.());
    expect(answers).toEqual([]);
    expect(result.current.reader.isReading).toBe(false);
    answers = undefined;
    rerender({ search: 'y' });
    await settle();
    expect(result.current.list.hasMore).toBe(false);
    expect(ids(result.current.list.loaded)).toBe('abcdefghijkl');
  });

  it('stops at a failure, and its Retry does not search twice', async () => {
    isOnline = false;
    const { result } = openSearch('z');
    await settle();
    expect(reads).toEqual(['b']);
    expect(result.current.reader.isReading).toBe(false);
    isOnline = true;
    act(() => result.current.reader.readOn());
    await settle();
    expect(reads).toEqual(['b', 'b', 'd']);
  });
});
