import { mark } from '#src/content/mark.ts';

type MarkColors = { ink: string; accent: string };
type Ground = { color: string /** Around the mark, in its own units. */; padding: number; radius: number };

/** The mark as a file of its own, on a square ground if one is given. */
export function markSvg(colors: MarkColors, ground?: Ground): string {
  const { color = 'none', padding = 0, radius = 0 } = ground ?? {};
  const edge = mark.size + 2 * padding;
  const square = `<rect x="${-padding}" y="${-padding}" width="${edge}" height="${edge}" rx="${radius}" fill="${color}"/>`;
  const parts = mark.parts.map((part) => `<path fill="${colors[part.color]}" d="${part.path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${edge} ${edge}">${ground ? square : ''}${parts.join('')}</svg>`;
}
