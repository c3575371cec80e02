import { newPictureId } from '#src/admin/posts/pictures/pictureId.ts';
import {
  type PictureFile,
  pictureContentTypes,
  picturePath,
  pictureSizes,
} from '#src/features/pictures/pictureUrl.ts';

/** The bucket of the embedded Firebase. */
export const bucket = 'demo-website.appspot.com';

/** Not an image. */
const content = Buffer.alloc(310_000, 'x');

/** A stored image; pass only the fields that matter. `stored` is the number of files uploaded before an interruption. */
export type GivenPicture = {
  uploadedAt: number;
  width?: number;
  height?: number;
  stored?: number;
};

/** Stores all files of an image, bypassing all rules; the largest file last. */
export async function storePicture(origin: string, given: GivenPicture): Promise<PictureFile[]> {
  const { uploadedAt, width = 4032, height = 3024, stored = 3 } = given;
  const id = newPictureId(uploadedAt);
  const sizes = pictureSizes({ width, height }).slice(0, stored);
  const files = sizes.map((size) => ({ id, ...size, type: 'webp' as const }));
  await Promise.all(files.map((file) => storeUpload(origin, file, content)));
  return files;
}

/** Stores a file in an embedded Firebase, bypassing all rules. */
export async function storeUpload(origin: string, file: PictureFile, bytes: Buffer): Promise<void> {
  const contentType = pictureContentTypes[file.type];
  const metadata = JSON.stringify({ contentType });
  const body = Buffer.concat([
    Buffer.from(`--cut\r\nContent-Type: application/json\r\n\r\n${metadata}`),
    Buffer.from(`\r\n--cut\r\nContent-Type: ${contentType}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--cut--'),
  ]);
  const search = new URLSearchParams({ name: picturePath(file) });
  const response = await fetch(`${origin}/v0/b/${bucket}/o?${search}`, {
    method: 'POST',
    headers: {
      Authorization: 'Firebase owner',
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=cut',
    },
    body,
  });
  if (!response.ok) throw new Error(`${search}: ${response.status} ${await response.text()}`);
}

/** The paths of all stored files. */
export async function storedPaths(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/v0/b/${bucket}/o?prefix=pictures/`, {
    headers: { Authorization: 'Firebase owner' },
  });
  const { items } = (await response.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

/** The name of an image uploaded then. */
export function pictureName(uploadedAt: number): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  return `Image from ${format.format(uploadedAt)}`;
}

/** Deletes all stored files. */
export async function clearPictures(origin: string): Promise<void> {
  for (const path of await storedPaths(origin)) {
    await fetch(`${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}`, {
      method: 'DELETE',
      headers: { Authorization: 'Firebase owner' },
    });
  }
}
