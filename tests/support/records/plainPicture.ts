import sharp from 'sharp';
import type { PictureFile } from '#src/features/pictures/pictureUrl.ts';

/** An image of one color, as a file of the given size and type. */
export function plainPicture({ width, height, type }: PictureFile, background: string): Promise<Buffer> {
  const format = type.replace('animated.', '').replace('jpg', 'jpeg') as
    | 'webp'
    | 'jpeg'
    | 'gif'
    | 'png'
    | 'avif';
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
