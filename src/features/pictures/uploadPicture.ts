import type { Result } from '#src/components/result.ts';
import { isStorageMissing } from '#src/firebase/storage.ts';
import { uploadFile } from '#src/firebase/uploadFile.ts';
import { pictureMessages } from './messages.ts';
import { picturePath } from './pictureAddress.ts';
import { contentTypes, type PreparedFile } from './preparePicture.ts';
import { publicAddress } from './publicAddress.ts';

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
): Promise<Result<{ address: string }>> {
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  let done = 0;
  let address = '';
  try {
    for (const file of files) {
      await uploadFile(picturePath(file), file.content, {
        contentType: contentTypes[file.type],
        signal,
        onProgress: (bytes) => onProgress((done + bytes) / total),
      });
      done += file.content.size;
      address = publicAddress(file);
    }
    return { success: true, address };
  } catch (reason) {
    const error = isStorageMissing(reason) ? pictureMessages.unavailable : pictureMessages.upload;
    if (!signal.aborted) console.error(`${error}:`, reason);
    return { success: false, error };
  }
}
