import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { parsePictureUrl, storageOrigin } from '#src/features/pictures/pictureUrl.ts';
import { imageSize } from './sharePicture.ts';

export type ImageSources = {
  /** Folder of the site's own images, recolored. */
  publicFolder: string;
  /** Base URL of the configured bucket's uploads; `null` without a bucket. */
  uploads: string | null;
};

/** The only host of uploads that a build fetches from. */
export function uploadsOf(bucket: string): string {
  return `${storageOrigin}/v0/b/${bucket}/o/`;
}

const timeoutMs = 15_000;

/** The admin uploads smaller files. */
const maxBytes = 20_000_000;

// Uploads are photos; a small SVG could take a lot of memory to render.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

/** A data URL; `undefined` for images from elsewhere: a build must not wait for, or be steered to, other hosts. */
export async function sharedImage(
  src: string,
  { publicFolder, uploads }: ImageSources,
): Promise<string | undefined> {
  if (uploads && parsePictureUrl(src)) {
    const url = new URL(src, uploads);
    return url.href.startsWith(uploads) ? toPng(await fetchBytes(url)) : undefined;
  }
  if (!src.startsWith('/') || !src.endsWith('.svg')) return undefined;
  const svg = await readFile(join(publicFolder, normalize(src))).catch(() => undefined);
  if (!svg) return undefined;
  if (!new Resvg(svg).getBBox()) throw new Error('The drawing is empty');
  return dataUrl('image/svg+xml', svg);
}

async function fetchBytes(url: URL): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body) throw new Error(`${url.host} responded with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`${url.host} sent more than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** resvg can't decode WebP and silently leaves a gap. */
async function toPng(bytes: Buffer): Promise<string> {
  const png = await sharp(bytes)
    .resize({ ...imageSize, fit: 'cover' })
    .png()
    .toBuffer();
  return dataUrl('image/png', png);
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
