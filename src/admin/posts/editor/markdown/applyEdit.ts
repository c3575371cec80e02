import { insertTextIntoField } from 'text-field-edit';
import type { Edit, Selection } from './markdownEdits.ts';

/** Typed into the field, so that the browser can undo it; false when there was nothing to edit. */
export function applyEdit(
  field: HTMLTextAreaElement,
  editOf: (selection: Selection) => Edit | null,
): boolean {
  const { value, selectionStart, selectionEnd } = field;
  const edit = editOf({ value, start: selectionStart, end: selectionEnd });
  if (!edit) return false;
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(field, edit.text);
  field.setSelectionRange(edit.start, edit.end);
  return true;
}
