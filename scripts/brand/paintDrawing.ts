import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { darken, lighten, rgbToHex } from '@mui/material/styles';
import { type Config, optimize } from 'svgo';
import { colors } from '#src/theme/colors.ts';
import { outlineText } from './outlineText.ts';

/** One drawing serves both schemes, so its accent is halfway between the two. */
const accent = halfway(colors.accent.light, colors.accent.dark);

/** The colors used in drawings and their replacements; every other color stays. */
const painted: Readonly<Record<string, string>> = {
  '#FF5A1F': accent,
  '#FFC3A6': lighter(0.63),
  '#FF8350': lighter(0.24),
  '#E24A12': darker(0.12),
  '#D9480F': darker(0.16),
  '#C9481A': darker(0.21),
  '#B9471F': darker(0.26),
  '#B03C12': darker(0.31),
  '#121826': colors.text.light,
  '#0E1420': colors.band.light,
  '#151D2B': colors.bandRaised.light,
  '#1A2334': colors.pictureGround.dark,
  '#2A3447': colors.bandLine.light,
};

/** Relative commands, so that a repeated letter has the same path and compresses well. */
const shortPaths: Config = {
  plugins: [
    {
      name: 'convertPathData',
      params: { utilizeAbsolute: false, applyTransforms: false, floatPrecision: 2 },
    },
  ],
};

/** @param svg a drawing of `public/pics` */
export function paintDrawing(svg: string): string {
  return optimize(outlineText(svg), shortPaths).data.replace(
    /#[\da-f]{6}\b/gi,
    (color) => painted[color.toUpperCase()] ?? color,
  );
}

/** Recolors all drawings in a folder, in place. */
export async function paintDrawings(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      await writeFile(file, paintDrawing(await readFile(file, 'utf8')));
    }),
  );
}

function lighter(amount: number): string {
  return rgbToHex(lighten(accent, amount));
}

function darker(amount: number): string {
  return rgbToHex(darken(accent, amount));
}

function halfway(first: string, second: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(((one ?? 0) + (other ?? 0)) / 2);
  });
  return rgbToHex(`rgb(${channels.join(', ')})`);
}
