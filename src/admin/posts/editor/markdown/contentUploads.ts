import { StateEffect, StateField, type Transaction } from '@codemirror/state';
import type { PictureUpload } from '#src/admin/posts/editor/pictures/pictureUploads.ts';

export const setUploads = StateEffect.define<readonly PictureUpload[]>();

/** Lets the drawn pictures show their upload progress. */
export const contentUploads = StateField.define<readonly PictureUpload[]>({
  create: () => [],
  update: (uploads, { effects }) => effects.findLast((effect) => effect.is(setUploads))?.value ?? uploads,
});

export function isUploadChange({ effects }: Transaction): boolean {
  return effects.some((effect) => effect.is(setUploads));
}
