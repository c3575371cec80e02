/** Brings the caret to a point of the screen, where the browser knows which letter of the field stands there. */
export function moveCaretTo(field: HTMLTextAreaElement, x: number, y: number): void {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position?.offsetNode === field) field.setSelectionRange(position.offset, position.offset);
}
