/** If the row is gone, focuses the frontmost list. */
export function focusRow(id: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-id]')];
  const row = rows.find(({ dataset }) => dataset.rowId === id);
  const lists = [...document.querySelectorAll<HTMLElement>('[data-list-root]')];
  (row ?? lists.at(-1))?.focus();
}

/** Also true when nothing is focused, such as after the focused row was removed. */
export function isFocusInList(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('[data-list-root]') !== null;
}

/** Call it when a row is gone. It does nothing if focus has left the list. */
export function focusRowInstead(id: string | undefined): void {
  if (isFocusInList()) focusRow(id);
}

/** Which row to focus when this one leaves: the next one, or else the previous one. */
export function rowToFocusAfter<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}
