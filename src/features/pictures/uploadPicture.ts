import type { Result } from '#src/components/result.ts';
import { uploadFile } from '#src/firebase/uploadFile.ts';
import { pictureMessages } from './messages.ts';
import { type PictureFile, picturePath } from './pictureAddress.ts';
import { contentTypeOf, type PreparedPicture } from './preparePicture.ts';
import { addressOf, deletePicture, pictureResult } from './storedPictures.ts';

type UploadPictureOptions = {
  /** From `newPictureId()`, chosen once: tried again with the same one, the picture is stored once. */
  id: string;
  /** Name of the file that was chosen. */
  name: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(fraction: number): void;
};

/** Stores all files of a picture, the largest, which its address names, last. Cancelled, it has no address. */
export function uploadPicture(
  { type, files }: PreparedPicture,
  { id, name, signal, onProgress }: UploadPictureOptions,
): Promise<Result<{ address: string | undefined }>> {
  return pictureResult(pictureMessages.upload, async () => {
    const total = files.reduce((sum, { content }) => sum + content.size, 0);
    const settings = { contentType: contentTypeOf(type), customMetadata: { name }, signal };
    let done = 0;
    let address: string | undefined;
    try {
      for (const { content, ...size } of files) {
        const file: PictureFile = { ...size, id, type };
        const handleProgress = (bytes: number) => onProgress((done + bytes) / total);
        await uploadFile(picturePath(file), content, { ...settings, onProgress: handleProgress });
        done += content.size;
        address = addressOf(file);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      address = undefined;
    }
    return { address };
  });
}

/** Takes away what was stored of a picture that nobody wants any more. */
export function discardUpload({ type, files }: PreparedPicture, id: string): Promise<Result> {
  return deletePicture({ files: files.map(({ content: _, ...size }) => ({ ...size, id, type })) });
}
