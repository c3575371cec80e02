import { pictureMessages } from './messages.ts';
import { type PictureSize, type PictureType, pictureSizes } from './pictureAddress.ts';

export type PreparedPicture = { type: PictureType; files: readonly (PictureSize & { content: Blob })[] };

export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

/** The limit in `storage.rules`. */
export const maxFileBytes = 5 * 1024 * 1024;

/** The most a phone's browser decodes without running out of memory. */
const maxSourceBytes = 50 * 1024 * 1024;
const maxPixels = 50_000_000;

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
 * Rotates it upright, removes camera metadata and resizes it to `pictureSizes`; a GIF is unchanged. @throws
 * PictureRefusal
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const start = new Uint8Array(await readStart(file));
  if (startsWith(start, 'GIF8')) return prepareGif(file, start);
  if (isSvg(file, start)) throw new PictureRefusal(pictureMessages.svg);
  if (file.size > maxSourceBytes) throw new PictureRefusal(pictureMessages.fileTooLarge);
  const bitmap = await decode(file, start);
  try {
    if (bitmap.width * bitmap.height > maxPixels) {
      throw new PictureRefusal(pictureMessages.tooManyPixels);
    }
    return await encodeSizes(bitmap);
  } finally {
    bitmap.close();
  }
}

async function readStart(file: File): Promise<ArrayBuffer> {
  try {
    return await file.slice(0, 512).arrayBuffer();
  } catch {
    throw new PictureRefusal(pictureMessages.unreadableFile);
  }
}

function prepareGif(file: File, start: Uint8Array): PreparedPicture {
  if (file.size > maxFileBytes) throw new PictureRefusal(pictureMessages.gifTooLarge);
  const [width = 0, height = 0] = [6, 8].map((at) => (start[at] ?? 0) + 256 * (start[at + 1] ?? 0));
  if (width === 0 || height === 0) throw unreadable();
  return { type: 'gif', files: [{ width, height, content: file }] };
}

async function decode(file: File, start: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw isImage(file, start) ? unreadable() : new PictureRefusal(pictureMessages.notPicture);
  }
}

/** The largest size determines the type of all: a picture's files share one type. */
async function encodeSizes(bitmap: ImageBitmap): Promise<PreparedPicture> {
  const sizes = pictureSizes(bitmap);
  const largest = sizes.at(-1);
  if (!largest) throw unreadable();
  for (const encoding of encodings) {
    const content = await encode(bitmap, largest, encoding);
    if (!content) continue;
    if (content.size > maxFileBytes) throw new PictureRefusal(pictureMessages.tooLargeResized);
    const files = [{ ...largest, content }];
    for (const size of sizes.slice(0, -1).reverse()) {
      const smaller = await encode(bitmap, size, encoding);
      if (!smaller) throw unreadable();
      files.unshift({ ...size, content: smaller });
    }
    return { type: encoding.type, files };
  }
  throw unreadable();
}

async function encode(
  bitmap: ImageBitmap,
  { width, height }: PictureSize,
  { type, quality }: Encoding,
): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  if (type === 'jpg') {
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  const content = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, contentTypes[type], quality),
  );
  return content?.type === contentTypes[type] ? content : undefined;
}

function unreadable(): PictureRefusal {
  return new PictureRefusal(pictureMessages.unreadablePicture);
}

function isImage(file: File, start: Uint8Array): boolean {
  return file.type.startsWith('image/') || imageStarts.some((text) => startsWith(start, text));
}

/** The first bytes of JPEG, PNG and WebP, since file names can be wrong. */
const imageStarts = ['\xff\xd8\xff', '\x89PNG', 'RIFF'];

function isSvg(file: File, start: Uint8Array): boolean {
  return file.type === 'image/svg+xml' || /<svg[\s>]/i.test(new TextDecoder().decode(start));
}

function startsWith(start: Uint8Array, text: string): boolean {
  return String.fromCharCode(...start.subarray(0, text.length)) === text;
}
