import { deleteObject, ref } from 'firebase/storage';
import type { Result } from '#src/components/result.ts';
import { isMissingFile, isStorageMissing, storage } from '#src/firebase/storage.ts';
import { uploadFile } from '#src/firebase/uploadFile.ts';
import { pictureMessages } from './messages.ts';
import { type PictureFile, picturePath } from './pictureAddress.ts';
import { contentTypes, type PreparedPicture } from './preparePicture.ts';
import { publicAddress } from './publicAddress.ts';

type UploadPictureOptions = {
  /** From `newPictureId()`. Reuse it for retries, so that the picture is stored once. */
  id: string;
  signal: AbortSignal;
  onProgress(fraction: number): void;
};

/** Uploads the largest file last, since posts contain its URL. A canceled upload has no URL. */
export async function uploadPicture(
  picture: PreparedPicture,
  options: UploadPictureOptions,
): Promise<Result<{ address: string | undefined }>> {
  try {
    return { success: true, address: await uploadFiles(picture, options) };
  } catch (reason) {
    if (options.signal.aborted) return { success: true, address: undefined };
    const error = isStorageMissing(reason) ? pictureMessages.unavailable : pictureMessages.upload;
    console.error(`${error}:`, reason);
    return { success: false, error };
  }
}

async function uploadFiles(
  { type, files }: PreparedPicture,
  { id, signal, onProgress }: UploadPictureOptions,
): Promise<string | undefined> {
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  const settings = { contentType: contentTypes[type], signal };
  let done = 0;
  let address: string | undefined;
  for (const { content, ...size } of files) {
    const file: PictureFile = { ...size, id, type };
    const handleProgress = (bytes: number) => onProgress((done + bytes) / total);
    await uploadFile(picturePath(file), content, { ...settings, onProgress: handleProgress });
    done += content.size;
    address = publicAddress(file);
  }
  return address;
}

/** Files that cannot be deleted remain listed and are harmless. */
export async function discardUpload({ type, files }: PreparedPicture, id: string): Promise<void> {
  const paths = files.map(({ content: _, ...size }) => picturePath({ ...size, id, type }));
  const outcomes = await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
  for (const outcome of outcomes) {
    const isLeft = outcome.status === 'rejected' && !isMissingFile(outcome.reason);
    if (isLeft) console.warn('A canceled upload could not be deleted:', outcome.reason);
  }
}
