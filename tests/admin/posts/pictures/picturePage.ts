import { type PreparedFile, preparePicture } from '#src/admin/posts/pictures/preparePicture.ts';

/** Available as `pictures` in the page. */
const operations = { prepare, aPng };

declare global {
  var pictures: typeof operations;
}

/** The prepared file, in serializable form. */
async function prepare(file: File) {
  const prepared = await preparePicture(file);
  if (!prepared.success) return { refusal: prepared.error, files: [] };
  return { refusal: '', files: await Promise.all(prepared.files.map(drawn)) };
}

async function drawn({ content, type, width, height }: PreparedFile) {
  const bitmap = await createImageBitmap(content);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colorAt = (y: number) => [
    ...(context?.getImageData(bitmap.width / 2, Math.floor(y * bitmap.height), 1, 1).data ?? []),
  ];
  return {
    type,
    said: { width, height },
    is: { width: bitmap.width, height: bitmap.height },
    contentType: content.type,
    /** Red, green, blue and opacity near the upper and the lower edge. */
    above: colorAt(0.05),
    below: colorAt(0.95),
    text: new TextDecoder('latin1').decode(await content.arrayBuffer()),
  };
}

/** A PNG, green at the top and transparent at the bottom. */
async function aPng(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'rgb(0 128 0)';
  context?.fillRect(0, 0, width, height / 2);
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' });
}

globalThis.pictures = operations;
