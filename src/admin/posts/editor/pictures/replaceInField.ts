import { insertTextIntoField } from 'text-field-edit';

type Replacement = { from: number; to: number; text: string };

/** Caret, focus and scroll position stay. Typed where the field can have the focus, so that the browser can undo it. */
export function replaceInField(field: HTMLTextAreaElement, { from, to, text }: Replacement): void {
  const { value, selectionStart, selectionEnd, scrollTop } = field;
  const replaced = value.slice(0, from) + text + value.slice(to);
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  if (document.activeElement === field && !field.readOnly) {
    field.setSelectionRange(from, to);
    insertTextIntoField(field, text);
  }
  if (field.value !== replaced) {
    field.setRangeText(replaced, 0, field.value.length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const moved = (offset: number) => movedBy(offset, { from, to, text });
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  field.scrollTop = scrollTop;
  if (focused === field) return;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  // The body does not take it back.
  if (document.activeElement === field) field.blur();
}

function movedBy(offset: number, { from, to, text }: Replacement): number {
  if (offset <= from) return offset;
  return offset >= to ? offset + text.length - (to - from) : from + text.length;
}
