import { breakLines, piecesOf } from './breakLines.ts';
import { emojiPicture } from './emojiPicture.ts';
import { type FontOf, fontsFor, formsOf, graphemesOf, type Weight } from './fonts.ts';
import { isRightToLeft, type Shaped, shapeLine } from './shapeLine.ts';

type TextBox = {
  width: number;
  height: number;
  /**
   * Uses the first size that fits, or the last one if none does. A word is broken rather than drawn at less than half of the
   * first size.
   */
  sizes: readonly number[];
  weight: Weight;
  color: string;
  /** In em. */
  tracking: number;
};

export type DrawnText = {
  height: number;
  /** @returns SVG inside the box, with its corner at this point */
  at: (x: number, y: number) => string;
};

/**
 * Draws text of any script as outlines, and emoji as pictures. Characters that no font has are left out. Text that is
 * read from right to left is aligned to the right.
 */
export async function drawText(given: string, box: TextBox): Promise<DrawnText> {
  const fontOf = await fontsFor(given.normalize(), box.weight);
  const text = drawable(given.normalize(), fontOf);
  const rightToLeft = isRightToLeft(text);
  const shapes = new Map<string, Shaped[]>();
  const shaped = (line: string) => {
    const known = shapes.get(line) ?? shapeLine(line, fontOf, box.tracking, rightToLeft);
    shapes.set(line, known);
    return known;
  };
  const widthOf = (line: string) => shaped(line).reduce((sum, { width }) => sum + width, 0);
  const isSiteFont = graphemesOf(text).every((grapheme) => fontOf(grapheme)?.isSiteFont ?? true);
  const lineHeight = isSiteFont ? 1 : 1.3;
  const layouts = box.sizes.map((size) => ({
    size,
    lines: breakLines(text, box.width / size, widthOf).filter((line) => widthOf(line) > 0),
    hasBrokenWord: piecesOf(text).some((piece) => widthOf(piece.trim()) * size > box.width),
  }));
  const heightOf = ({ size, lines }: { size: number; lines: string[] }) => size * lineHeight * lines.length;
  const fitting = layouts.filter((layout) => heightOf(layout) <= box.height);
  const isLarge = ({ size }: { size: number }) => size * 2 >= (box.sizes[0] ?? 0);
  const layout =
    fitting.filter(isLarge).find(({ hasBrokenWord }) => !hasBrokenWord) ?? fitting[0] ?? layouts.at(-1);
  if (!layout) throw new Error('At least one font size is required');
  const { size, lines } = layout;
  const height = Math.min(heightOf(layout), box.height);
  return {
    height,
    at: (x, y) => {
      const drawn = lines.map((line, index) => {
        const left = rightToLeft ? box.width - widthOf(line) * size : 0;
        const baseline = size * (lineHeight * (index + 0.5) + 0.33);
        return drawLine(shaped(line), left + overhang, baseline + overhang, size);
      });
      return `<svg x="${x - overhang}" y="${y - overhang}" width="${box.width + 2 * overhang}" height="${height + 2 * overhang}" fill="${box.color}">${drawn.join('')}</svg>`;
    },
  };
}

/** Drops what no font or picture can show: decoration (as in 𝐁), accents, or whole letters. */
function drawable(text: string, fontOf: FontOf): string {
  const shown = graphemesOf(text).map((grapheme) => {
    if (/[\s\p{Cc}]/u.test(grapheme)) return ' ';
    return formsOf(grapheme).find((form) => fontOf(form) ?? emojiPicture(form)) ?? '';
  });
  return shown.join('').replace(/ +/g, ' ').trim();
}

/** Margin around the box, for strokes that extend beyond their line; what extends further is cut off. */
const overhang = 24;

function drawLine(shapes: readonly Shaped[], x: number, baseline: number, size: number): string {
  let left = x;
  const drawn = shapes.map((shape) => {
    const start = left;
    left += shape.width * size;
    if ('path' in shape) {
      const scale = size * shape.scale;
      return `<path transform="translate(${start} ${baseline})scale(${scale} ${-scale})" d="${shape.path}"/>`;
    }
    return `<image x="${start + size * 0.05}" y="${baseline - size * 0.86}" width="${size}" height="${size}" href="${shape.picture}"/>`;
  });
  return drawn.join('');
}
