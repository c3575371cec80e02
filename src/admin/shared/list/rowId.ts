/**
 * The id of a list's row, from the id of its document, which anybody may have chosen: the grid reserves ids for rows of
 * its own, keeps rows in plain objects and puts ids into CSS selectors.
 */
export function toRowId(documentId: string): string {
  return `row ${encodeURIComponent(documentId)}`;
}

/** The id of the document a row stands for. */
export function toDocumentId(rowId: string): string {
  return decodeURIComponent(rowId.replace(/^row /, ''));
}

/** `getRowId` of a grid. */
export function getRowId({ id }: { id: string }): string {
  return toRowId(id);
}

/** Puts the focus back on a row of the list that is on the screen, or on the list when the row is gone. */
export function focusRow(documentId: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-id]')];
  const rowId = documentId === undefined ? undefined : toRowId(documentId);
  const row = rowId === undefined ? undefined : rows.find(({ dataset }) => dataset.rowId === rowId);
  (row ?? document.querySelector<HTMLElement>('[data-list-root]'))?.focus();
}
