/** Encodes a document id, which can be anything: the grid uses ids as object keys and in CSS, and reserves some. */
export function toRowId(documentId: string): string {
  return `row ${encodeURIComponent(documentId)}`;
}

/** Focuses the list itself if the row is gone. */
export function focusRow(documentId: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-id]')];
  const rowId = documentId === undefined ? undefined : toRowId(documentId);
  const row = rowId === undefined ? undefined : rows.find(({ dataset }) => dataset.rowId === rowId);
  (row ?? document.querySelector<HTMLElement>('[data-list-root]'))?.focus();
}

/** Which row to focus when this one leaves: the next one, or else the previous one. */
export function neighborOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}
