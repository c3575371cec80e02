import type { Result } from '#src/components/result.ts';
import {
  type AnimatedType,
  type PictureFile,
  type PictureSize,
  pictureContentTypes,
  pictureSizes,
} from '#src/features/pictures/pictureUrl.ts';
import { isCanvasHonest } from './canvasCheck.ts';
import { type FileFacts, isCutOff, readFacts } from './fileFacts.ts';
import { pictureMessages, unreadableFormat } from './messages.ts';
import { newPictureId } from './pictureId.ts';

export type PreparedFile = PictureFile & { content: Blob };

/** Its message is for the admin. */
class PictureRefusal extends Error {}

/** The limit in `storage.rules`. */
const maxFileBytes = 5 * 1024 * 1024;

/** The most a phone's browser decodes without running out of memory. */
const maxSourceBytes = 50 * 1024 * 1024;

const encodings = [
  { type: 'webp', quality: 0.82 },
  // Safari cannot encode WebP.
  { type: 'jpg', quality: 0.85 },
] as const;

type Encoding = (typeof encodings)[number];

/**
 * Rotates it upright, removes camera metadata and resizes it to `pictureSizes`; an animation is unchanged.
 * @returns its files, the largest last
 */
export async function preparePicture(file: File): Promise<Result<{ files: readonly PreparedFile[] }>> {
  try {
    return { success: true, files: await prepareFiles(file) };
  } catch (reason) {
    if (reason instanceof PictureRefusal) return { success: false, error: reason.message };
    console.error(pictureMessages.damaged, reason);
    return { success: false, error: pictureMessages.damaged };
  }
}

async function prepareFiles(file: File): Promise<PreparedFile[]> {
  if (file.size === 0) throw new PictureRefusal(pictureMessages.empty);
  const facts = await readFacts(file);
  if (!facts) throw new PictureRefusal(pictureMessages.notPicture);
  if (facts.animatedType) return [await prepareAnimation(file, facts.animatedType)];
  if (file.size > maxSourceBytes) throw new PictureRefusal(pictureMessages.fileTooLarge);
  const bitmap = await decode(file, facts);
  try {
    if (isTooTall(bitmap)) throw new PictureRefusal(pictureMessages.tooTall);
    if (!(await isCanvasHonest())) throw new PictureRefusal(pictureMessages.randomizedCanvas);
    for (const encoding of encodings) {
      const files = await encodeSizes(bitmap, encoding);
      if (files) return files;
    }
    throw new PictureRefusal(pictureMessages.damaged);
  } finally {
    bitmap.close();
  }
}

async function decode(file: File, { format }: FileFacts): Promise<ImageBitmap> {
  if (format === 'SVG') throw new PictureRefusal(unreadableFormat('SVG'));
  if (await isCutOff(file, format)) throw new PictureRefusal(pictureMessages.cutOff);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap) return bitmap;
  if (format === 'HEIC') throw new PictureRefusal(pictureMessages.heic);
  throw new PictureRefusal(readByAll.has(format) ? pictureMessages.damaged : unreadableFormat(format));
}

/** In these formats, browsers reject only damaged or huge images. */
const readByAll: ReadonlySet<string> = new Set(['JPEG', 'PNG', 'WebP', 'BMP', 'ICO', 'AVIF']);

async function prepareAnimation(file: File, type: AnimatedType): Promise<PreparedFile> {
  const { gifTooLarge, animationTooLarge, damaged } = pictureMessages;
  if (file.size > maxFileBytes) throw new PictureRefusal(type === 'gif' ? gifTooLarge : animationTooLarge);
  const size = type === 'gif' ? await gifSize(file) : await decodedSize(file);
  if (!size || size.width * size.height === 0) throw new PictureRefusal(damaged);
  return { id: newPictureId(), type, ...size, content: file };
}

async function gifSize(file: Blob): Promise<PictureSize> {
  const start = new Uint8Array(await file.slice(0, 10).arrayBuffer());
  const [width = 0, height = 0] = [6, 8].map((at) => (start[at] ?? 0) + 256 * (start[at + 1] ?? 0));
  return { width, height };
}

async function decodedSize(file: Blob): Promise<PictureSize | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const size = bitmap && { width: bitmap.width, height: bitmap.height };
  bitmap?.close();
  return size;
}

/** Whether scaling would leave less than half its width, and less than 320 pixels. */
function isTooTall(own: PictureSize): boolean {
  const width = pictureSizes(own).at(-1)?.width ?? 0;
  return width * 2 < own.width && width < 320;
}

/** @returns `undefined` if the browser cannot encode this type or size */
async function encodeSizes(bitmap: ImageBitmap, encoding: Encoding): Promise<PreparedFile[] | undefined> {
  const id = newPictureId();
  const files: PreparedFile[] = [];
  for (const size of pictureSizes(bitmap)) {
    const content = await encode(bitmap, size, encoding);
    if (content?.type !== pictureContentTypes[encoding.type]) return undefined;
    // Beyond its limits, a browser encodes a part of the image, or nothing.
    const encoded = await decodedSize(content);
    if (encoded?.width !== size.width || encoded.height !== size.height) return undefined;
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
  return new Promise((resolve) => canvas.toBlob(resolve, pictureContentTypes[type], quality));
}
