import { deleteObject, ref } from 'firebase/storage';
import { request } from '#src/firebase/requests.ts';
import { isMissingFile, storage } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import type { Picture } from './picture.ts';
import { type PictureFile, picturePath } from './pictureAddress.ts';

type DeletePictureResult =
  | { success: true }
  | { success: false; error: string; remaining: readonly PictureFile[] };

/**
 * Deletes the largest file last: while it exists, the picture is listed and can be deleted again. Ignores missing
 * files.
 */
export async function deletePicture({ files, largest }: Picture): Promise<DeletePictureResult> {
  const smaller = files.filter((file) => file !== largest);
  const outcomes = await Promise.all(smaller.map(deleteFile));
  const remaining = [...smaller.filter((_, index) => !outcomes[index]), largest];
  if (remaining.length === 1 && (await deleteFile(largest))) return { success: true };
  const error = remaining.length < files.length ? pictureMessages.deletedInPart : pictureMessages.delete;
  return { success: false, error, remaining };
}

async function deleteFile(file: PictureFile): Promise<boolean> {
  try {
    await request(() => deleteObject(ref(storage, picturePath(file))));
    return true;
  } catch (error) {
    if (isMissingFile(error)) return true;
    console.error(`${pictureMessages.delete}:`, error);
    return false;
  }
}
