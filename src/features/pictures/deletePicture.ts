import { deleteObject, ref } from 'firebase/storage';
import { type Result, toResult } from '#src/components/result.ts';
import { request } from '#src/firebase/requests.ts';
import { isMissingFile, storage } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import { type PictureFile, picturePath } from './pictureAddress.ts';

/**
 * Ignores missing files.
 * @param files of one picture, the largest last: while it exists, the picture is listed and can be deleted again
 */
export function deletePicture(files: readonly PictureFile[]): Promise<Result> {
  return toResult(pictureMessages.delete, async () => {
    for (const file of files) await deleteFile(file);
    return {};
  });
}

async function deleteFile(file: PictureFile): Promise<void> {
  try {
    await request(() => deleteObject(ref(storage, picturePath(file))));
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
}
