import { postPicture } from '#src/content/blog.ts';
import type { Picture } from '#src/content/pictures.ts';
import { widths } from '#src/theme/theme.ts';
import { responsiveImage } from './responsiveImage.ts';

/** The displayed width of a 16:9 picture, roughly: a box that is taller crops it at the sides. */
export const featuredSizes = `(min-width: ${widths.md}px) 62vw, 100vw`;

export const rowSizes = `(min-width: ${widths.md}px) 20vw, 40vw`;

const largeSizes = `(min-width: ${widths.sm}px) 75vw, 100vw`;

export function editorialSizes(index: number): string {
  return index % 6 > 1 ? rowSizes : largeSizes;
}

/** @param alt instead of the one that our own drawings have */
export function featuredPicture(url: string, sizes: string, alt = ''): Picture {
  return { ...postPicture(url), ...responsiveImage(url, sizes), ...(alt && { alt }) };
}
