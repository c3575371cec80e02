import { widths } from '#src/theme/theme.ts';
import type { PictureSize } from './pictureAddress.ts';

export type PictureSlot = {
  /** Missing in the last slot, which is for all other windows. */
  from?: keyof typeof widths;
  /** A CSS calculation, without `calc()`. */
  width: string;
  /** Width by height of a box that crops the picture; without it the box takes the picture's form. */
  ratio?: number;
};

/** Widest windows first. A picture wider than its box is cropped at the sides, and so drawn wider than the box. */
export function pictureSizesAttribute(slots: readonly PictureSlot[], { width, height }: PictureSize): string {
  return slots
    .map(({ from, width: box, ratio }) => {
      const crop = ratio === undefined ? 1 : Math.max(1, width / height / ratio);
      const drawn = crop === 1 ? `calc(${box})` : `calc(${crop.toFixed(2)} * (${box}))`;
      return from ? `(min-width: ${widths[from]}px) ${drawn}` : drawn;
    })
    .join(', ');
}
