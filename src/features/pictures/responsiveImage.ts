import { parsePictureAddress } from './pictureAddress.ts';
import { type PictureSlot, pictureSizesAttribute } from './pictureSlot.ts';

/** What an `img` of an uploaded picture has beside its address. */
export type ResponsiveImage = { width: number; height: number; srcSet?: string; sizes?: string };

/** The attributes by which a browser keeps the room free and takes the right file; `undefined` for other addresses. */
export function responsiveImage(address: string, slots: readonly PictureSlot[]): ResponsiveImage | undefined {
  const picture = parsePictureAddress(address);
  if (!picture) return undefined;
  const { width, height, variants } = picture;
  if (variants.length === 1) return { width, height };
  return {
    width,
    height,
    srcSet: variants.map((variant) => `${variant.address} ${variant.width}w`).join(', '),
    sizes: pictureSizesAttribute(slots, picture),
  };
}
