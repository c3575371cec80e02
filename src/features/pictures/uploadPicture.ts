import { deleteObject, ref } from 'firebase/storage';
import type { Result } from '#src/components/result.ts';
import { isMissingFile, isStorageMissing, storage } from '#src/firebase/storage.ts';
import { uploadFile } from '#src/firebase/uploadFile.ts';
import { uploadMessages } from './picture.ts';
import { type PictureFile, picturePath } from './pictureAddress.ts';
import { contentTypes, type PreparedPicture } from './preparePicture.ts';
import { publicAddress } from './publicAddress.ts';

type UploadPictureOptions = {
  /** From `newPictureId()`, chosen once: tried again with the same id, the picture is stored once. */
  id: string;
  name: string;
  signal: AbortSignal;
  onProgress(fraction: number): void;
};

/** The largest goes last, since posts hold its address. Cancelled, there is no address. */
export async function uploadPicture(
  picture: PreparedPicture,
  options: UploadPictureOptions,
): Promise<Result<{ address: string | undefined }>> {
  try {
    return { success: true, address: await uploadFiles(picture, options) };
  } catch (reason) {
    if (options.signal.aborted) return { success: true, address: undefined };
    const error = isStorageMissing(reason) ? uploadMessages.unavailable : uploadMessages.failed;
    console.error(`${error}:`, reason);
    return { success: false, error };
  }
}

async function uploadFiles(
  { type, files }: PreparedPicture,
  { id, name, signal, onProgress }: UploadPictureOptions,
): Promise<string | undefined> {
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  const settings = { contentType: contentTypes[type], customMetadata: { name }, signal };
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

/** Files that cannot be deleted are listed and harmless. */
export async function discardUpload({ type, files }: PreparedPicture, id: string): Promise<void> {
  const paths = files.map(({ content: _, ...size }) => picturePath({ ...size, id, type }));
  const outcomes = await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
  for (const outcome of outcomes) {
    const isLeft = outcome.status === 'rejected' && !isMissingFile(outcome.reason);
    if (isLeft) console.warn('A cancelled upload could not be deleted:', outcome.reason);
  }
}
