import { deleteObject, ref } from 'firebase/storage';
import { readOnce } from '#src/firebase/readOnce.ts';
import { isMissingFile, storage } from '#src/firebase/storage.ts';
import { type Picture, pictureMessages } from './picture.ts';
import { type PictureFile, picturePath } from './pictureAddress.ts';

type DeletePictureResult =
  | { success: true }
  | { success: false; error: string; remaining: readonly PictureFile[] };

/** The largest goes last: while it is left, the picture is listed and can be deleted again. Missing files are fine. */
export async function deletePicture({ files, largest }: Picture): Promise<DeletePictureResult> {
  const smaller = files.filter((file) => file !== largest);
  const outcomes = await Promise.all(smaller.map(deleteFile));
  const remaining = [...smaller.filter((_, index) => !outcomes[index]), largest];
  if (remaining.length === 1 && (await deleteFile(largest))) return { success: true };
  return { success: false, error: failureMessage(remaining.length, files.length), remaining };
}

async function deleteFile(file: PictureFile): Promise<boolean> {
  try {
    await readOnce(() => deleteObject(ref(storage, picturePath(file))));
    return true;
  } catch (error) {
    if (isMissingFile(error)) return true;
    console.error(`${pictureMessages.delete}:`, error);
    return false;
  }
}

function failureMessage(remaining: number, all: number): string {
  if (remaining === all) return pictureMessages.delete;
  const left = remaining === 1 ? 'one is' : `${remaining} are`;
  return `${pictureMessages.delete}: of its ${all} files ${left} left`;
}
