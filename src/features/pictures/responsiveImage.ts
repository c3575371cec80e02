import { parsePictureUrl } from './pictureUrl.ts';

type ResponsiveImage = { width: number; height: number; srcSet?: string; sizes?: string };

/** @param sizes the HTML attribute; roughly the displayed width, as there are at most three files */
export function responsiveImage(url: string, sizes: string): ResponsiveImage | undefined {
  const picture = parsePictureUrl(url);
  if (!picture) return undefined;
  const { width, height, variants } = picture;
  if (variants.length === 1) return { width, height };
  return {
    width,
    height,
    srcSet: variants.map((variant) => `${variant.url} ${variant.width}w`).join(', '),
    sizes,
  };
}
