import sharp from 'sharp';
import type { PictureFile } from '#src/features/pictures/pictureUrl.ts';

/** An image of one color, as a file of the given size and type. */
export function plainPicture({ width, height, type }: PictureFile, background: string): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return (type === 'jpg' ? picture.jpeg() : picture[type]()).toBuffer();
}
