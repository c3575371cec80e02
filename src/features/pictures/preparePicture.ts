import type { Result } from '#src/components/result.ts';
import { pictureMessages } from './messages.ts';
import { newPictureId } from './pictureId.ts';
import { type PictureFile, type PictureSize, type PictureType, pictureSizes } from './pictureUrl.ts';

export type PreparedFile = PictureFile & { content: Blob };

/** Its message is for the admin. */
class PictureRefusal extends Error {}

/** The limit in `storage.rules`. */
export const maxFileBytes = 5 * 1024 * 1024;

/** The most a phone's browser decodes without running out of memory. */
const maxSourceBytes = 50 * 1024 * 1024;

const encodings = [
  { type: 'webp', quality: 0.82 },
  // Safari cannot encode WebP.
  { type: 'jpg', quality: 0.85 },
] as const;

type Encoding = (typeof encodings)[number];

export const contentTypes: Readonly<Record<PictureType, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

/**
 * Rotates it upright, removes camera metadata and resizes it to `pictureSizes`; a GIF is unchanged.
 * @returns its files, the largest last
 */
export async function preparePicture(file: File): Promise<Result<{ files: readonly PreparedFile[] }>> {
  try {
    return { success: true, files: await prepareFiles(file) };
  } catch (reason) {
    if (reason instanceof PictureRefusal) return { success: false, error: reason.message };
    console.error(`${pictureMessages.unreadablePicture}:`, reason);
    return { success: false, error: pictureMessages.unreadablePicture };
  }
}

async function prepareFiles(file: File): Promise<PreparedFile[]> {
  const start = new Uint8Array(await file.slice(0, 10).arrayBuffer());
  if (String.fromCharCode(...start).startsWith('GIF8')) return [prepareGif(file, start)];
  if (file.size > maxSourceBytes) throw new PictureRefusal(pictureMessages.fileTooLarge);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(refuseUnreadable);
  try {
    for (const encoding of encodings) {
      const files = await encodeSizes(bitmap, encoding);
      if (files) return files;
    }
    return refuseUnreadable();
  } finally {
    bitmap.close();
  }
}

function prepareGif(file: File, start: Uint8Array): PreparedFile {
  if (file.size > maxFileBytes) throw new PictureRefusal(pictureMessages.gifTooLarge);
  const [width = 0, height = 0] = [6, 8].map((at) => (start[at] ?? 0) + 256 * (start[at + 1] ?? 0));
  if (width === 0 || height === 0) return refuseUnreadable();
  return { id: newPictureId(), type: 'gif', width, height, content: file };
}

/** @returns `undefined` if the browser cannot encode this type */
async function encodeSizes(bitmap: ImageBitmap, encoding: Encoding): Promise<PreparedFile[] | undefined> {
  const id = newPictureId();
  const files: PreparedFile[] = [];
  for (const size of pictureSizes(bitmap)) {
    const content = await encode(bitmap, size, encoding);
    if (content?.type !== contentTypes[encoding.type]) return undefined;
    if (content.size > maxFileBytes) throw new PictureRefusal(pictureMessages.tooLargeResized);
    files.push({ id, type: encoding.type, ...size, content });
  }
  return files;
}

async function encode(
  bitmap: ImageBitmap,
  { width, height }: PictureSize,
  { type, quality }: Encoding,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  if (type === 'jpg') {
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, contentTypes[type], quality));
}

function refuseUnreadable(): never {
  throw new PictureRefusal(pictureMessages.unreadablePicture);
}
