/** A document's id may be anything; the grid uses ids as object keys and in CSS, and reserves some. */
export function toRowId(documentId: string): string {
  return `row ${encodeURIComponent(documentId)}`;
}

export function toDocumentId(rowId: string): string {
  return decodeURIComponent(rowId.replace(/^row /, ''));
}

export function getRowId({ id }: { id: string }): string {
  return toRowId(id);
}

/** Focuses the list itself when the row is gone. */
export function focusRow(documentId: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-id]')];
  const rowId = documentId === undefined ? undefined : toRowId(documentId);
  const row = rowId === undefined ? undefined : rows.find(({ dataset }) => dataset.rowId === rowId);
  (row ?? document.querySelector<HTMLElement>('[data-list-root]'))?.focus();
}
