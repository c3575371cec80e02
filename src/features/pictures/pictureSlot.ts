import { widths } from '#src/theme/theme.ts';
import type { PictureSize } from './pictureAddress.ts';

/** The box a picture is shown in, in windows from a breakpoint on. */
export type PictureSlot = {
  /** Missing in the last slot, which is for all windows that are left. */
  from?: keyof typeof widths;
  /** A CSS calculation, without `calc()`. */
  width: string;
  /** Width by height of the box, which crops the picture; without it the box takes the picture's form. */
  ratio?: number;
};

/**
 * The `sizes` of a picture in its slots, widest windows first. What is wider than its box is cropped at the sides,
 * and therefore drawn wider than the box.
 */
export function pictureSizesAttribute(slots: readonly PictureSlot[], { width, height }: PictureSize): string {
  return slots
    .map(({ from, width: box, ratio }) => {
      const crop = ratio === undefined ? 1 : Math.max(1, width / height / ratio);
      const drawn = crop === 1 ? `calc(${box})` : `calc(${crop.toFixed(2)} * (${box}))`;
      return from ? `(min-width: ${widths[from]}px) ${drawn}` : drawn;
    })
    .join(', ');
}
