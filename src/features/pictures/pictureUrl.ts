export type PictureSize = { width: number; height: number };

/** JPEG is the fallback of browsers that cannot encode WebP. */
type EncodedType = 'webp' | 'jpg';

/** Stored as uploaded, in one file. */
const animatedTypes = ['gif', 'animated.webp', 'animated.png', 'animated.avif'] as const;

export type AnimatedType = (typeof animatedTypes)[number];

export type PictureType = EncodedType | AnimatedType;

export type PictureFile = PictureSize & { id: string; type: PictureType };

export const pictureContentTypes: Readonly<Record<PictureType, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  'animated.webp': 'image/webp',
  'animated.png': 'image/png',
  'animated.avif': 'image/avif',
};

type UploadedPicture = PictureFile & { variants: readonly { url: string; width: number }[] };

const pictureWidths = [640, 1280, 1920] as const;

/** Folder in the bucket; `storage.rules` must match. */
export const pictureFolder = 'pictures';

const largestWidth = Math.max(...pictureWidths);

/** WebP can't be taller or wider; browsers then cut the image off. */
const largestHeight = 16_383;

/** @param own size of the uploaded image */
export function pictureSizes(own: PictureSize): PictureSize[] {
  const widest = Math.max(1, Math.floor((own.width * largestHeight) / own.height));
  return sizesUpTo(scaledTo(Math.min(own.width, largestWidth, widest), own));
}

function sizesUpTo(largest: PictureSize): PictureSize[] {
  return [...pictureWidths.filter((width) => width < largest.width), largest.width].map((width) =>
    scaledTo(width, largest),
  );
}

export function picturePath({ id, width, height, type }: PictureFile): string {
  return `${pictureFolder}/${id}-${width}x${height}.${type}`;
}

export function parsePicturePath(path: string): PictureFile | undefined {
  const [, id = '', width, height, type] = storedPath.exec(path) ?? [];
  return id === ''
    ? undefined
    : { id, width: Number(width), height: Number(height), type: type as PictureType };
}

/**
 * Needs no token. `origin` is Google's, the official emulators', or '' for the embedded Firebase on the page's own origin.
 */
export function pictureUrl(origin: string, bucket: string, file: PictureFile): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(picturePath(file))}?alt=media`;
}

export const storageOrigin = 'https://firebasestorage.googleapis.com';

export function parsePictureUrl(url: string): UploadedPicture | undefined {
  const [, origin = '', bucket = '', name = ''] = storedUrl.exec(url) ?? [];
  const file = parsePicturePath(`${pictureFolder}/${name}`);
  if (!file || (!isAnimated(file.type) && file.width > largestWidth)) return undefined;
  const sizes = isAnimated(file.type) ? [file] : sizesUpTo(file);
  const variants = sizes.map((size) => ({
    url: pictureUrl(origin, bucket, { ...file, ...size }),
    width: size.width,
  }));
  return { ...file, variants };
}

function isAnimated(type: PictureType): boolean {
  return animatedTypes.some((animated) => animated === type);
}

const storedPath =
  /^pictures\/([A-Za-z0-9]{20})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(webp|jpg|gif|animated\.(?:webp|png|avif))$/;

const storedUrl =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d+|)\/v0\/b\/([a-z0-9._-]+)\/o\/pictures%2F([^/?]+)\?alt=media$/;

function scaledTo(width: number, { width: from, height }: PictureSize): PictureSize {
  return { width, height: Math.max(1, Math.round((width * height) / from)) };
}
