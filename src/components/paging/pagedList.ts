/** `nextCursor` is `null` on the last page. */
export type Page<Row, Cursor> = { rows: readonly Row[]; nextCursor: Cursor | null };

export type PageStart<Cursor> = { cursor: Cursor; rowId: string };

type OlderPage<Row, Cursor> = Page<Row, Cursor> & { start: PageStart<Cursor> };

type Identified = { id: string };

/** `listId` distinguishes two lists with the same key, so that late answers for the first are ignored. */
export type ListIdentity = { key: string; listId: number };

export type PagedList<Row, Cursor> = {
  identity: ListIdentity;
  /** 0 is the live page. */
  index: number;
  /** The live page when the first older page was read: rows pushed off it since then belong before that page. */
  firstPageWhenPaged: readonly Row[];
  older: readonly OlderPage<Row, Cursor>[];
  /** The last row of all, if its page was full. */
  lastRowId: string | undefined;
  pendingReads: number;
  hasFailed: boolean;
};

export type PagedListAction<Row, Cursor> = { identity: ListIdentity } & (
  | { type: 'readStarted' | 'readFailed' | 'olderDropped' }
  | { type: 'pageShown'; index: number }
  | { type: 'rowsPatched'; patch: Patch<Row> }
  | ({ type: 'pageRead' } & PageRead<Row, Cursor>)
);

export type Patch<Row> = (row: Row) => Row | undefined;

type PageRead<Row, Cursor> = {
  index: number;
  start: PageStart<Cursor>;
  page: Page<Row, Cursor>;
  firstPageWhenPaged: readonly Row[];
  isShown: boolean;
};

export function emptyList<Row, Cursor>(identity: ListIdentity): PagedList<Row, Cursor> {
  return {
    identity,
    index: 0,
    firstPageWhenPaged: [],
    older: [],
    lastRowId: undefined,
    pendingReads: 0,
    hasFailed: false,
  };
}

/** Ignores answers for an earlier list; an answer for a newer list resets the state. */
export function pagedListReducer<Row extends Identified, Cursor>(
  state: PagedList<Row, Cursor>,
  action: PagedListAction<Row, Cursor>,
): PagedList<Row, Cursor> {
  if (action.identity.listId < state.identity.listId) return state;
  const list = action.identity === state.identity ? state : emptyList<Row, Cursor>(action.identity);
  switch (action.type) {
    case 'readStarted':
      return { ...list, pendingReads: list.pendingReads + 1, hasFailed: false };
    case 'readFailed':
      return { ...list, pendingReads: list.pendingReads - 1, hasFailed: true };
    case 'pageRead':
      return { ...withPage(list, action), pendingReads: list.pendingReads - 1 };
    case 'pageShown':
      return { ...list, index: Math.min(action.index, list.older.length) };
    case 'rowsPatched':
      return {
        ...list,
        firstPageWhenPaged: mapRows(list.firstPageWhenPaged, action.patch),
        older: list.older.map((page) => ({ ...page, rows: mapRows(page.rows, action.patch) })),
      };
    case 'olderDropped':
      return { ...emptyList(list.identity), pendingReads: list.pendingReads };
  }
}

function withPage<Row extends Identified, Cursor>(
  list: PagedList<Row, Cursor>,
  { index, start, page, firstPageWhenPaged, isShown }: PageRead<Row, Cursor>,
): PagedList<Row, Cursor> {
  const { older } = list;
  const replaced = older[index - 1];
  const isReadAgain = replaced?.start.rowId === start.rowId;
  const follows = index === 1 || lastId(older[index - 2]?.rows ?? []) === start.rowId;
  if (index > older.length + 1 || !(isReadAgain || follows)) return list;
  if (page.rows.length === 0) {
    const end = Math.min(list.index, index - 1);
    return { ...list, index: end, older: older.slice(0, index - 1), lastRowId: start.rowId };
  }
  // Keep later pages if no row can have been inserted before them.
  const isGapless = page.nextCursor !== null && replaced && includesRow(page.rows, lastId(replaced.rows));
  return {
    ...list,
    index: isShown ? index : list.index,
    firstPageWhenPaged: index === 1 && !isReadAgain ? firstPageWhenPaged : list.firstPageWhenPaged,
    older: [...older.slice(0, index - 1), { ...page, start }, ...(isGapless ? older.slice(index) : [])],
  };
}

export function lastId(rows: readonly Identified[]): string | undefined {
  return rows.at(-1)?.id;
}

export function includesRow(rows: readonly Identified[], id: string | undefined): boolean {
  return rows.some((row) => row.id === id);
}

function mapRows<Row>(rows: readonly Row[], patch: Patch<Row>): readonly Row[] {
  return rows.map(patch).filter((row) => row !== undefined);
}
