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
