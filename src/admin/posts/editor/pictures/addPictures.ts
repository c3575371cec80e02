import type { ChosenPicture } from '#src/admin/pictures/PicturesDialog.tsx';
import type { PictureUploads } from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';
import { placeholderOf } from './placeholders.ts';
import { replaceInField } from './replaceInField.ts';

export function addPictures(
  uploads: PictureUploads,
  field: HTMLTextAreaElement,
  files: readonly File[],
): void {
  if (field.readOnly || files.length === 0) return;
  const accepted = uploads.add(files, 'content').filter(({ status }) => status !== 'refused');
  if (accepted.length > 0) insertPictures(field, accepted.map(placeholderOf));
}

/** The placeholder stands until it was said what the picture shows. */
export function addStoredPicture(
  uploads: PictureUploads,
  field: HTMLTextAreaElement,
  picture: ChosenPicture,
): void {
  if (!field.readOnly) insertPictures(field, [placeholderOf(uploads.addStored(picture))]);
}

/** Behind the selection, each as a paragraph. */
export function insertPictures(field: HTMLTextAreaElement, pictures: readonly string[]): void {
  const { value, selectionEnd: at } = field;
  const text = lineGap(value.slice(0, at)) + pictures.join('\n\n');
  const after = value.slice(at).startsWith('\n\n') ? '' : '\n\n';
  replaceInField(field, { from: at, to: at, text: text + after });
  const caret = at + text.length + (after.length || 2);
  field.setSelectionRange(caret, caret);
}

function lineGap(before: string): string {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}
