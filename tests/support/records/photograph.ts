import type { Page } from '@playwright/test';

/** The camera's name and the location in the metadata of `aPhotograph`. */
export const cameraName = 'Kestrel 9';

/**
 * A photo as a phone takes it: noisy, taken in portrait orientation but stored sideways with an orientation tag, and
 * with the camera's name and the location in its metadata. Its top edge is red.
 * @returns the file to drop, in the page
 */
export function aPhotograph(page: Page, { name = 'workshop.jpg', width = 3000, height = 4000 } = {}) {
  return page.evaluateHandle(drawPhotograph, { name, width, height, metadata: [...exifSegment()] });
}

type Photograph = { name: string; width: number; height: number; metadata: number[] };

/** Runs in the page. */
async function drawPhotograph({ name, width, height, metadata }: Photograph): Promise<DataTransfer> {
  // Rotated: the top edge is on the left.
  const canvas = Object.assign(document.createElement('canvas'), { width: height, height: width });
  const context = canvas.getContext('2d');
  const tile = Object.assign(document.createElement('canvas'), { width: 512, height: 512 });
  const tileContext = tile.getContext('2d');
  if (!context || !tileContext) throw new Error("The browser can't draw");
  const noise = tileContext.createImageData(512, 512);
  for (let at = 0; at < noise.data.length; at += 4) {
    for (const channel of [0, 1, 2]) noise.data[at + channel] = 96 + Math.random() * 64;
    noise.data[at + 3] = 255;
  }
  tileContext.putImageData(noise, 0, 0);
  context.fillStyle = context.createPattern(tile, 'repeat') ?? 'gray';
  context.fillRect(0, 0, height, width);
  context.fillStyle = 'red';
  context.fillRect(0, 0, height / 10, width);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!blob) throw new Error("The browser can't encode JPEG");
  const jpeg = await blob.arrayBuffer();
  const start = jpeg.slice(0, 2);
  const files = new DataTransfer();
  files.items.add(new File([start, new Uint8Array(metadata), jpeg.slice(2)], name, { type: 'image/jpeg' }));
  return files;
}

/** An APP1 segment: rotate right by 90 degrees, camera, location. */
function exifSegment(): Buffer {
  const text = Buffer.from(`${cameraName}\0`);
  const gpsOffset = 8 + 2 + 3 * 12 + 4 + 10;
  const latitudeOffset = gpsOffset + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('II*\0'),
    u32(8),
    u16(3),
    entry(0x010f, 2, text.length, u32(8 + 2 + 3 * 12 + 4)),
    entry(0x0112, 3, 1, Buffer.concat([u16(6), u16(0)])),
    entry(0x8825, 4, 1, u32(gpsOffset)),
    u32(0),
    text,
    u16(2),
    entry(1, 2, 2, Buffer.from('N\0\0\0')),
    entry(2, 5, 3, u32(latitudeOffset)),
    u32(0),
    ...[40, 1, 44, 1, 54, 1].map(u32),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, body]);
}

function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  return Buffer.concat([u16(tag), u16(type), u32(count), value]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
