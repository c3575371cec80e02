import { deleteObject, ref } from 'firebase/storage';
import { type Result, toResult } from '#src/components/result.ts';
import {
  type PictureFile,
  pictureContentTypes,
  picturePath,
  pictureUrl,
  storageOrigin,
} from '#src/features/pictures/pictureUrl.ts';
import { storageBucket } from '#src/firebase/firebaseApp.ts';
import { request } from '#src/firebase/requests.ts';
import {
  isMissingFile,
  isStorageMissing,
  storage,
  storageEmulatorOrigin,
  uploadFile,
} from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import type { PreparedFile } from './preparePicture.ts';

type UploadPictureOptions = {
  signal: AbortSignal;
  onProgress(fraction: number): void;
};

/**
 * Can be retried with the same files.
 * @param files the largest last, since posts contain its URL
 */
export async function uploadPicture(
  files: readonly PreparedFile[],
  { signal, onProgress }: UploadPictureOptions,
): Promise<Result<{ url: string }>> {
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  let done = 0;
  let url = '';
  try {
    for (const file of files) {
      await uploadFile(picturePath(file), file.content, {
        contentType: pictureContentTypes[file.type],
        signal,
        onProgress: (bytes) => onProgress((done + bytes) / total),
      });
      done += file.content.size;
      url = publicUrl(file);
    }
    return { success: true, url };
  } catch (reason) {
    const error = isStorageMissing(reason) ? pictureMessages.unavailable : pictureMessages.upload;
    if (!signal.aborted) console.error(`${error}:`, reason);
    return { success: false, error };
  }
}

export function publicUrl(file: PictureFile): string {
  return pictureUrl(storageEmulatorOrigin ?? storageOrigin, storageBucket, file);
}

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
