/** Not every browser knows which letter of a field stands there. */
export function moveCaretTo(field: HTMLTextAreaElement, x: number, y: number): void {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position?.offsetNode === field) field.setSelectionRange(position.offset, position.offset);
}
