import { parsePictureAddress } from './pictureAddress.ts';
import { type PictureSlot, pictureSizesAttribute } from './pictureSlot.ts';

type ResponsiveImage = { width: number; height: number; srcSet?: string; sizes?: string };

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
