import type { AnimatedType } from '#src/features/pictures/pictureUrl.ts';

/** How files begin, read as Latin-1. */
const signatures = [
  ['GIF', /^GIF8/],
  ['JPEG', /^ÿØÿ/],
  ['PNG', /^.PNG/s],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftypavi[fs]/s],
  ['HEIC', /^.{4}ftyp(?:he[iv][cxms]|mif1|msf1)/s],
  ['BMP', /^BM/],
  ['ICO', /^\0\0[^\0]\0/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['Photoshop', /^8BPS/],
  ['JPEG XL', /^(?:ÿ\n|\0{3}\fJXL )/],
  ['JPEG 2000', /^\0{3}\fjP/],
  ['PostScript', /^%!PS/],
  ['SVG', /^(?:ï»¿)?\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/i],
] as const satisfies readonly (readonly [string, RegExp])[];

type ImageFormat = (typeof signatures)[number][0];

/** Read from the bytes, because a file's name and type may be wrong. */
export type FileFacts = {
  format: ImageFormat;
  animatedType: AnimatedType | undefined;
};

/** Metadata before an image's data is rarely longer. */
const startBytes = 512 * 1024;

/** @returns `undefined` if it is not an image */
export async function readFacts(file: Blob): Promise<FileFacts | undefined> {
  const start = await textOf(file.slice(0, startBytes));
  const format = signatures.find(([, signature]) => signature.test(start))?.[0];
  return format && { format, animatedType: animatedTypeOf(format, start) };
}

function animatedTypeOf(format: ImageFormat, start: string): AnimatedType | undefined {
  if (format === 'GIF') return 'gif';
  if (format === 'WebP' && start.startsWith('VP8X', 12) && start.charCodeAt(20) & 2) return 'animated.webp';
  if (format === 'PNG' && start.split('IDAT')[0]?.includes('acTL')) return 'animated.png';
  return format === 'AVIF' && start.startsWith('avis', 8) ? 'animated.avif' : undefined;
}

/** Browsers may draw the part that is there. */
export async function isCutOff(file: Blob, format: ImageFormat): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (format === 'WebP') return file.size < new DataView(bytes.buffer).getUint32(4, true) + 8;
  if (format === 'PNG') return !(await textOf(file.slice(-startBytes))).includes('IEND');
  return format === 'JPEG' && !hasJpegEnd(bytes);
}

/** Looks past the metadata, which can contain a whole JPEG as a thumbnail. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    at += 2 + 256 * (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
  }
  for (at = bytes.indexOf(0xff, at); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

/** Each byte as one character. */
async function textOf(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  const chunks = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  );
  return chunks.join('');
}
