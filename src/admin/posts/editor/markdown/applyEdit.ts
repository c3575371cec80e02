import { insertTextIntoField } from 'text-field-edit';
import type { Edit, Selection } from './markdownEdits.ts';

/** Types an edit of the selection into the field, so that the browser can undo it, and selects what it says. */
export function applyEdit(field: HTMLTextAreaElement, editOf: (selection: Selection) => Edit): void {
  const { value, selectionStart, selectionEnd } = field;
  const edit = editOf({ value, start: selectionStart, end: selectionEnd });
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(field, edit.text);
  field.setSelectionRange(edit.start, edit.end);
}
