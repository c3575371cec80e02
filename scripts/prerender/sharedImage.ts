import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import sharp from 'sharp';
import { parsePictureAddress } from '#src/features/pictures/pictureAddress.ts';
import { imageSize } from './sharePicture.tsx';

export type ImageSources = {
  /** Where the site's own pictures lie, painted in the agency's colors. */
  publicFolder: string;
  /** Where paths that lie in no folder are asked for, as uploads of an embedded Firebase. */
  origin: string;
};

const timeoutMs = 15_000;

/** A data URL; `undefined` for pictures from elsewhere, since a build waits for no foreign host. */
export async function sharedImage(
  address: string,
  { publicFolder, origin }: ImageSources,
): Promise<string | undefined> {
  if (parsePictureAddress(address)) return toPng(await fetchBytes(new URL(address, origin)));
  if (!address.startsWith('/') || !address.endsWith('.svg')) return undefined;
  const svg = await readFile(join(publicFolder, normalize(address))).catch(() => undefined);
  return svg && dataUrl('image/svg+xml', svg);
}

async function fetchBytes(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url.host} answered with ${response.status}`);
  return response.arrayBuffer();
}

/** resvg knows no WebP, and would leave the place empty without a word. */
async function toPng(bytes: ArrayBuffer): Promise<string> {
  const png = await sharp(bytes)
    .resize({ ...imageSize, fit: 'cover' })
    .png()
    .toBuffer();
  return dataUrl('image/png', png);
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
