import { includesRow, lastId, type Page, type PagedList } from './pagedList.ts';

type Identified = { id: string };

/** Each row once, in order. Where pages overlap, the page nearer the live one was read later and wins. */
export function loadedRows<Row extends Identified, Cursor>(
  { firstPageWhenPaged, older }: Pick<PagedList<Row, Cursor>, 'firstPageWhenPaged' | 'older'>,
  live: Page<Row, Cursor> | undefined,
): readonly Row[] {
  const rows = new Map<string, Row>();
  const pushedOff =
    older.length > 0 && live?.nextCursor !== null
      ? rowsPushedOffFirstPage(firstPageWhenPaged, older, live)
      : [];
  for (const part of [live?.rows ?? [], pushedOff, ...older.map((page) => page.rows)]) {
    for (const row of part) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}

export function hasGap<Row extends Identified, Cursor>(
  { firstPageWhenPaged, older }: Pick<PagedList<Row, Cursor>, 'firstPageWhenPaged' | 'older'>,
  live: Page<Row, Cursor> | undefined,
): boolean {
  const last = lastId(live?.rows ?? []);
  if (last === undefined || older.length === 0 || live?.nextCursor === null) return false;
  return !includesRow(firstPageWhenPaged, last) && !older.some((page) => includesRow(page.rows, last));
}

function rowsPushedOffFirstPage<Row extends Identified, Cursor>(
  firstPageWhenPaged: readonly Row[],
  older: readonly Page<Row, Cursor>[],
  live: Page<Row, Cursor> | undefined,
): readonly Row[] {
  const last = lastId(live?.rows ?? []);
  const end = firstPageWhenPaged.findIndex((row) => row.id === last);
  const reachesOlder = end === -1 && older.some((page) => includesRow(page.rows, last));
  return reachesOlder ? [] : firstPageWhenPaged.slice(end + 1);
}

/** A full page does not tell whether more rows follow; the total does, once known. */
export function hasMoreRows(mayFollow: boolean, soFar: number, total: number | undefined): boolean {
  return mayFollow && (total === undefined || soFar < total);
}
