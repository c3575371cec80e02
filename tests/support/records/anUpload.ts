import { type PictureFile, pictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { bucket } from './storedPictures.ts';

/** A file of an uploaded image; pass only the fields that matter. */
export function anUpload(given: Partial<PictureFile> = {}): PictureFile {
  return { id: 'AbCdEfGhIjKlMnOpQr12', width: 1920, height: 1280, type: 'webp', ...given };
}

/** Its URL on the embedded Firebase. */
export function uploadUrl(file: PictureFile): string {
  return pictureUrl('', bucket, file);
}
