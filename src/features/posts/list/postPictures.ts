import { columnsWidth } from '#src/components/layout/PageGrid.tsx';
import { postPicture } from '#src/content/blog.ts';
import type { Picture } from '#src/content/pictures.ts';
import { type PictureSlot, responsiveImage } from '#src/features/pictures/responsiveImage.ts';
import { space } from '#src/theme/theme.ts';

/** Must match the picture boxes of `FeaturedPost` and `PostList`. */
const full: PictureSlot = { width: columnsWidth(), ratio: 4 / 3 };
const half: PictureSlot = { from: 'sm', width: `${columnsWidth(6)} - 0.75rem`, ratio: 4 / 3 };

export const featuredSlots: readonly PictureSlot[] = [
  { from: 'md', width: columnsWidth(8), ratio: 16 / 9 },
  full,
];

export const rowSlots: readonly PictureSlot[] = [
  { from: 'md', width: columnsWidth(2), ratio: 4 / 3 },
  { width: `(${columnsWidth()} - 1rem) / 4`, ratio: 1 },
];

const tallSlots: readonly PictureSlot[] = [{ from: 'md', width: columnsWidth(5), ratio: 5 / 6 }, half, full];

const wideSlots: readonly PictureSlot[] = [
  { from: 'md', width: `${columnsWidth(7)} - ${space.inset}`, ratio: 4 / 3 },
  half,
  full,
];

export function editorialSlots(index: number): readonly PictureSlot[] {
  if (index % 6 > 1) return rowSlots;
  return index % 12 === 0 || index % 12 === 7 ? tallSlots : wideSlots;
}

export function featuredPicture(url: string, slots: readonly PictureSlot[]): Picture {
  return { ...postPicture(url), ...responsiveImage(url, slots) };
}
