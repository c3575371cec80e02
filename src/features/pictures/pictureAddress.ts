/** Width and height in pixels. */
export type PictureSize = { width: number; height: number };

/** What a picture's files can be: WebP, JPEG from browsers that cannot encode it, GIF as it was uploaded. */
export type PictureType = 'webp' | 'jpg' | 'gif';

/** One stored file of an uploaded picture; `id` is 20 letters and digits. */
export type PictureFile = PictureSize & { id: string; type: PictureType };

/** An uploaded picture as its address tells it: the largest file, and all files by width, smallest first. */
export type UploadedPicture = PictureFile & { variants: readonly { address: string; width: number }[] };

/** The widths that a picture is stored in, as far as it is larger itself, beside its own. */
export const pictureWidths = [640, 1280, 1920] as const;

/** The folder of the bucket that holds them; `storage.rules` names it too. */
export const pictureFolder = 'pictures';

const largestWidth = Math.max(...pictureWidths);

/** The sizes in which a still picture is stored, smallest first: scaled down, never up. */
export function pictureSizes(own: PictureSize): PictureSize[] {
  const largest = own.width > largestWidth ? scaledTo(largestWidth, own) : own;
  return [...pictureWidths.filter((width) => width < largest.width), largest.width].map((width) =>
    scaledTo(width, largest),
  );
}

/** Where a file is stored in the bucket. */
export function picturePath({ id, width, height, type }: PictureFile): string {
  return `${pictureFolder}/${id}-${width}x${height}.${type}`;
}

/** The file that is stored at a path of the bucket; `undefined` when that is not the path of a picture. */
export function parsePicturePath(path: string): PictureFile | undefined {
  const [, id = '', width, height, type] = storedPath.exec(path) ?? [];
  return id === ''
    ? undefined
    : { id, width: Number(width), height: Number(height), type: type as PictureType };
}

/**
 * The public address of a file, which needs no token.
 * @param origin of Storage: Google's, the Emulator Suite's, or '' for the embedded Firebase, which is on the page's own
 */
export function pictureAddress(origin: string, bucket: string, file: PictureFile): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(picturePath(file))}?alt=media`;
}

/** Google's host of Storage, with which the addresses of a real project begin. */
export const storageOrigin = 'https://firebasestorage.googleapis.com';

/** What the address of a picture's largest file tells; `undefined` for any other address. */
export function parsePictureAddress(address: string): UploadedPicture | undefined {
  const [, origin = '', bucket = '', name = ''] = storedAddress.exec(address) ?? [];
  const file = parsePicturePath(`${pictureFolder}/${name}`);
  if (!file || (file.type !== 'gif' && file.width > largestWidth)) return undefined;
  const sizes = file.type === 'gif' ? [file] : pictureSizes(file);
  const variants = sizes.map((size) => ({
    address: pictureAddress(origin, bucket, { ...file, ...size }),
    width: size.width,
  }));
  return { ...file, variants };
}

const storedPath = /^pictures\/([A-Za-z0-9]{20})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(webp|jpg|gif)$/;

const storedAddress =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d+|)\/v0\/b\/([a-z0-9._-]+)\/o\/pictures%2F([^/?]+)\?alt=media$/;

function scaledTo(width: number, { width: from, height }: PictureSize): PictureSize {
  return { width, height: Math.max(1, Math.round((width * height) / from)) };
}
