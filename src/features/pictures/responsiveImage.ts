import { widths } from '#src/theme/theme.ts';
import { type PictureSize, parsePictureUrl } from './pictureUrl.ts';

export type PictureSlot = {
  /** Omitted in the last slot, which applies to all other windows. */
  from?: keyof typeof widths;
  /** A CSS expression, without `calc()`. */
  width: string;
  /** Aspect ratio (width / height) of a box that crops the picture; without it, the box takes the picture's ratio. */
  ratio?: number;
};

/**
 * Widest windows first. A picture wider than its box is cropped at the sides, so it is drawn wider than the box. The
 * attribute knows no CSS variables.
 */
function pictureSizesAttribute(slots: readonly PictureSlot[], { width, height }: PictureSize): string {
  return slots
    .map(({ from, width: box, ratio }) => {
      const crop = ratio === undefined ? 1 : Math.max(1, width / height / ratio);
      const drawn = crop === 1 ? `calc(${box})` : `calc(${crop.toFixed(2)} * (${box}))`;
      return from ? `(min-width: ${widths[from]}px) ${drawn}` : drawn;
    })
    .join(', ')
    .replaceAll('var(--vw)', '1vw');
}

type ResponsiveImage = { width: number; height: number; srcSet?: string; sizes?: string };

export function responsiveImage(url: string, slots: readonly PictureSlot[]): ResponsiveImage | undefined {
  const picture = parsePictureUrl(url);
  if (!picture) return undefined;
  const { width, height, variants } = picture;
  if (variants.length === 1) return { width, height };
  return {
    width,
    height,
    srcSet: variants.map((variant) => `${variant.url} ${variant.width}w`).join(', '),
    sizes: pictureSizesAttribute(slots, picture),
  };
}
