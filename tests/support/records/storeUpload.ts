import sharp from 'sharp';
import { type PictureFile, picturePath } from '#src/features/pictures/pictureAddress.ts';
import { bucket } from './anUpload.ts';

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', gif: 'image/gif' } as const;

/** An image of one color, as a file of the given size and type. */
export function plainPicture({ width, height, type }: PictureFile, background: string): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return (type === 'jpg' ? picture.jpeg() : picture[type]()).toBuffer();
}

/** Stores a file in an embedded Firebase, bypassing all rules. */
export async function storeUpload(origin: string, file: PictureFile, bytes: Buffer): Promise<void> {
  const address = `${origin}/v0/b/${bucket}/o?name=${encodeURIComponent(picturePath(file))}`;
  const start = await ask(address, {
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Type': contentTypes[file.type],
  });
  const upload = start.headers.get('x-goog-upload-url') ?? '';
  await ask(upload, { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' }, bytes);
}

async function ask(address: string, headers: Record<string, string>, body?: Buffer): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, Authorization: 'Bearer owner' },
    ...(body && { body: new Uint8Array(body) }),
  });
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}: ${await answer.text()}`);
  return answer;
}
