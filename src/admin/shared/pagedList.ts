/** Rows with the place where they end; `after` is `null` when nothing follows. */
export type RowPage<Row, Cursor> = { rows: readonly Row[]; after: Cursor | null };

/** What is known of a list that is read page by page. */
export type RowPages<Row, Cursor> = {
  /** One key per filter and order. */
  key: string;
  /** The page that is shown, 0 for the first one. */
  index: number;
  /** The newest page as it was last heard of. */
  first: RowPage<Row, Cursor> | undefined;
  /** Pages behind the first one, as they were when they were last shown. */
  older: readonly RowPage<Row, Cursor>[];
  /** Reads on their way. */
  reading: number;
};

/** A list nothing is known of yet. */
export function atStart<Row, Cursor>(key: string): RowPages<Row, Cursor> {
  return { key, index: 0, first: undefined, older: [], reading: 0 };
}

/** All pages known, newest first. */
export function pagesOf<Row, Cursor>({ first, older }: RowPages<Row, Cursor>): RowPage<Row, Cursor>[] {
  return first ? [first, ...older] : [];
}

/** With a page that was read. An empty one says that the page before is the last. */
export function withPage<Row, Cursor>(
  list: RowPages<Row, Cursor>,
  index: number,
  page: RowPage<Row, Cursor>,
): RowPages<Row, Cursor> {
  if (page.rows.length === 0) return endedBefore(list, index);
  const behind = page.after === null ? [] : list.older.slice(index);
  return { ...list, older: [...list.older.slice(0, index - 1), page, ...behind] };
}

function endedBefore<Row, Cursor>(list: RowPages<Row, Cursor>, index: number): RowPages<Row, Cursor> {
  const [first, ...older] = pagesOf(list)
    .slice(0, index)
    .map((page, at) => (at === index - 1 ? { ...page, after: null } : page));
  return { ...list, first, older, index: Math.min(list.index, index - 1) };
}

/** With every row as `change` has it; one that it leaves `undefined` has left the page. */
export function withRows<Row, Cursor>(
  page: RowPage<Row, Cursor>,
  change: (row: Row) => Row | undefined,
): RowPage<Row, Cursor> {
  return { ...page, rows: page.rows.map(change).filter((row) => row !== undefined) };
}

/** Every row once. Where pages overlap, the one nearer the live page was heard of last. */
export function distinctRows<Row extends { id: string }>(
  pages: readonly RowPage<Row, unknown>[],
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap((page) => page.rows)) {
    if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}

/** Whether rows follow: a full page does not tell, the number of all rows does as soon as it is known. */
export function hasRowsBehind(mayFollow: boolean, soFar: number, total: number | undefined): boolean {
  return mayFollow && (total === undefined || soFar < total);
}
