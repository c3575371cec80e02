const edge = 16;

/** Steps of a color channel: some browsers change the lowest bits of a few pixels, which is invisible. */
const tolerance = 8;

/**
 * Whether a canvas returns what was drawn on it. Browsers and extensions that prevent fingerprinting may return
 * noise or one color instead.
 */
export async function isCanvasHonest(): Promise<boolean> {
  const drawn = canvasWith((context) => {
    for (let at = 0; at < edge; at += 1) {
      context.fillStyle = colorAt(at);
      context.fillRect(at, 0, 1, edge);
    }
  });
  const encoded = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/png'));
  const bitmap = encoded && (await createImageBitmap(encoded).catch(() => null));
  if (bitmap === null) return false;
  const read = canvasWith((context) => context.drawImage(bitmap, 0, 0));
  bitmap.close();
  const { data } = read.getContext('2d')?.getImageData(0, 0, edge, edge) ?? { data: [] };
  return (
    data.length > 0 &&
    Array.from(data).every((value, at) => {
      const expected = [...channelsAt(Math.floor(at / 4) % edge), 255][at % 4] ?? 0;
      return Math.abs(value - expected) <= tolerance;
    })
  );
}

function canvasWith(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return canvas;
}

function colorAt(column: number): string {
  return `rgb(${channelsAt(column).join(' ')})`;
}

function channelsAt(column: number): [number, number, number] {
  return [column * 16, 255 - column * 16, (column * 80) % 256];
}
