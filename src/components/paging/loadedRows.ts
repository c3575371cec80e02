import { includesRow, lastId, type Page, type PagedList } from './pagedList.ts';

type Identified = { id: string };

/** Every row once, in order; where pages overlap, the one nearer the live page was read later and wins. */
export function loadedRows<Row extends Identified, Cursor>(
  { anchor, older }: Pick<PagedList<Row, Cursor>, 'anchor' | 'older'>,
  live: Page<Row, Cursor> | undefined,
): readonly Row[] {
  const rows = new Map<string, Row>();
  const displaced = older.length > 0 && live?.nextCursor !== null ? displacedRows(anchor, older, live) : [];
  for (const part of [live?.rows ?? [], displaced, ...older.map((page) => page.rows)]) {
    for (const row of part) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}

export function hasGap<Row extends Identified, Cursor>(
  { anchor, older }: Pick<PagedList<Row, Cursor>, 'anchor' | 'older'>,
  live: Page<Row, Cursor> | undefined,
): boolean {
  const last = lastId(live?.rows ?? []);
  if (last === undefined || older.length === 0 || live?.nextCursor === null) return false;
  return !includesRow(anchor, last) && !older.some((page) => includesRow(page.rows, last));
}

function displacedRows<Row extends Identified, Cursor>(
  anchor: readonly Row[],
  older: readonly Page<Row, Cursor>[],
  live: Page<Row, Cursor> | undefined,
): readonly Row[] {
  const last = lastId(live?.rows ?? []);
  const end = anchor.findIndex((row) => row.id === last);
  const reachesOlder = end === -1 && older.some((page) => includesRow(page.rows, last));
  return reachesOlder ? [] : anchor.slice(end + 1);
}

/** A full page does not tell whether rows follow; the total does, once it is known. */
export function hasMoreRows(mayFollow: boolean, soFar: number, total: number | undefined): boolean {
  return mayFollow && (total === undefined || soFar < total);
}
