import type {
  PictureUpload,
  PictureUploads,
} from '#src/admin/posts/editor/pictures/uploads/pictureUploads.ts';
import { insertPictures } from './addPictures.ts';
import { findPlaceholders, pictureMarkdown, removalOf } from './placeholders.ts';
import { replaceInField } from './replaceInField.ts';

/** Of pictures that are uploaded and described; those of refused ones are removed. */
export function fillPlaceholders(uploads: PictureUploads, field: HTMLTextAreaElement): void {
  for (const upload of uploads.list()) {
    if (upload.target !== 'content') continue;
    if (upload.status === 'refused') removePlaceholder(field, upload.id);
    const markdown = markdownOf(upload);
    const placeholder = placeholderIn(field, upload.id);
    if (!markdown || !placeholder) continue;
    replaceInField(field, { ...placeholder, text: markdown });
    uploads.finish(upload.id, markdown);
  }
}

export function insertUpload(
  uploads: PictureUploads,
  field: HTMLTextAreaElement,
  upload: PictureUpload,
): void {
  const markdown = markdownOf(upload);
  if (!markdown) return;
  insertPictures(field, [markdown]);
  uploads.finish(upload.id, markdown);
}

export function markdownOf({ address, alt }: PictureUpload): string | undefined {
  return address && alt !== undefined ? pictureMarkdown(address, alt) : undefined;
}

export function removePlaceholder(field: HTMLTextAreaElement, id: string): void {
  const placeholder = placeholderIn(field, id);
  if (placeholder) replaceInField(field, { ...removalOf(field.value, placeholder), text: '' });
}

function placeholderIn({ value }: HTMLTextAreaElement, id: string) {
  return findPlaceholders(value).find((placeholder) => placeholder.id === id);
}
