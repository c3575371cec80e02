import { graphemesOf } from './fonts.ts';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Lines no wider than `width`, of about the same length. A word that does not fit on a line is broken.
 * @param widthOf a text's width, in the unit of `width`
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces = piecesOf(text).flatMap((piece) =>
    widthOf(piece.trim()) > width ? graphemesOf(piece) : [piece],
  );
  const lines = fill(pieces, width, widthOf);
  let [narrow, wide] = [0, width];
  while (wide - narrow > width / 64) {
    const middle = (narrow + wide) / 2;
    const fits = pieces.every((piece) => widthOf(piece.trim()) <= middle);
    if (fits && fill(pieces, middle, widthOf).length === lines.length) wide = middle;
    else narrow = middle;
  }
  return fill(pieces, wide, widthOf);
}

/** The parts between which a line may end; spaces stay with the part before. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last === undefined || mayBreak(last, segment)) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after)) return false;
  if (/[\s\u200b]$/u.test(before)) return true;
  if (/\p{L}[-‐–—]$/u.test(before)) return true;
  if (/[\p{Ps}\p{Pi}]$/u.test(before) || /^[\p{P}ー々ゝゞ\p{M}]/u.test(after))
    return /^[\p{Ps}\p{Pi}]/u.test(after);
  return unspaced.test(before.slice(-1)) || unspaced.test(after);
}

function fill(pieces: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
