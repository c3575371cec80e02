import bidiFactory from 'bidi-js';
import { Buffer, BufferFlag, Direction, Feature, shape } from 'harfbuzzjs';
import { emojiPicture, isEmoji } from './emojiPicture.ts';
import { type FontOf, graphemesOf, type LoadedFont } from './fonts.ts';

/** An emoji or letters of one font and direction. */
type Run = { text: string; level: number; font?: LoadedFont; picture?: string };

/** Measured at a size of one em. `path` is in font units, with the y axis up. */
export type Shaped = { width: number } & ({ picture: string } | { path: string; scale: number });

const bidi = bidiFactory();

/** @returns whether text is read from right to left, by its first letter with a direction */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/**
 * One line, from left to right. What no font and no picture shows is left out.
 * @param tracking between letters of the site's font, in em; letters of others may be joined
 */
export function shapeLine(line: string, fontOf: FontOf, tracking: number, rightToLeft: boolean): Shaped[] {
  return visualOrder(runsOf(line, fontOf, rightToLeft)).map((run) => shapeRun(run, tracking));
}

function runsOf(line: string, fontOf: FontOf, rightToLeft: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr');
  const runs: Run[] = [];
  let at = 0;
  for (const text of graphemesOf(line)) {
    const level = levels[at] ?? 0;
    at += text.length;
    const font = isEmoji(text) ? undefined : fontOf(text);
    const picture = font ? undefined : emojiPicture(text);
    const last = runs.at(-1);
    if (font && last?.font?.font === font.font && last.level === level) last.text += text;
    else if (font) runs.push({ text, level, font });
    else if (picture) runs.push({ text, level, picture });
  }
  return runs;
}

/** Reverses each sequence of runs of at least that level, from the highest to 1: rule L2 of the Unicode bidi algorithm. */
function visualOrder(runs: readonly Run[]): Run[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: Run[] = [];
    let reversed: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) reversed.unshift(run);
      else {
        next.push(...reversed, run);
        reversed = [];
      }
    }
    ordered = [...next, ...reversed];
  }
  return ordered;
}

function shapeRun({ text, level, font, picture }: Run, tracking: number): Shaped {
  if (!font) return { width: 1.1, picture: picture ?? '' };
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setDirection(level % 2 ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
  // The site's font would draw "!!!" as "!!1": see `ligatures` in theme.ts.
  shape(font.font, buffer, font.isSiteFont ? [new Feature('calt', 0)] : []);
  const space = font.isSiteFont ? tracking * font.unitsPerEm : 0;
  let left = 0;
  const paths = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      // Glyph 0 is the box for a missing one.
      const path = codepoint === 0 ? '' : moved(font.font.glyphToPath(codepoint), left + xOffset, yOffset);
      left += xAdvance + space;
      return path;
    });
  return { width: left / font.unitsPerEm, path: paths.join(''), scale: 1 / font.unitsPerEm };
}

/** @param path absolute commands, as `glyphToPath` writes them */
function moved(path: string, x: number, y: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, px: string, py: string) => `${Number(px) + x},${Number(py) + y}`,
  );
}
