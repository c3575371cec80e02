import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/material/styles';
import * as designersFile from './theme.ts';

type SchemeColor = { readonly light: string; readonly dark: string };

type Given = Record<'accent' | 'page' | 'paper' | 'text' | 'band', SchemeColor>;
type Companion =
  | 'accentHover'
  | 'onAccent'
  | 'accentText'
  | 'bandAccent'
  | 'bandAccentText'
  | 'selection'
  | 'onSelection';

export type ColorName = keyof typeof designersFile.colors | Companion;

/** Adds the colors derived from the accent, adjusted until they are readable where they are used. Given colors stay. */
function withCompanions<Colors extends Given & Partial<Record<Companion, SchemeColor>>>(
  given: Colors,
): Colors & Record<Companion, SchemeColor> {
  const light = inScheme(given, 'light');
  const dark = inScheme(given, 'dark');
  const names = Object.keys(light) as Companion[];
  const companions = names.map((name) => [name, { light: light[name], dark: dark[name] }]);
  return { ...Object.fromEntries(companions), ...given };
}

function inScheme(given: Given, scheme: keyof SchemeColor): Record<Companion, string> {
  const [accent, page, paper, band] = [given.accent, given.page, given.paper, given.band].map(
    (color) => color[scheme],
  ) as [string, string, string, string];
  const isLight = scheme === 'light';
  const ink = isLight ? given.text.light : page;
  const onAccent = moreReadable([ink, '#FFFFFF'], accent);
  // The brighter one, for backgrounds that are dark in both schemes.
  const bright = given.accent.dark;
  const isHoverBright = bright !== accent && getContrastRatio(onAccent, bright) >= 4.5;
  return {
    accentHover: isHoverBright ? bright : shade(accent, onAccent === ink ? lighten : darken, 0.15),
    onAccent,
    accentText: readable(accent, isLight ? darken : lighten, isLight ? 0.26 : 0.225, 4.5, [page, paper]),
    bandAccent: readable(bright, lighten, 0, 3, [band]),
    bandAccentText: readable(bright, lighten, 0.225, 4.5, [band]),
    selection: isLight ? readable(bright, lighten, 0.6, 4.5, [ink]) : accent,
    onSelection: isLight ? ink : onAccent,
  };
}

type Tone = (color: string, amount: number) => string;

/** Uppercase, like the colors in `theme.ts`. */
function shade(color: string, tone: Tone, amount: number): string {
  return rgbToHex(tone(color, amount)).toUpperCase();
}

/** Adjusts the color by `start`, and further only until it is readable on the backgrounds. */
function readable(
  color: string,
  tone: Tone,
  start: number,
  contrast: number,
  grounds: readonly string[],
): string {
  for (let amount = start; amount < 1; amount += 0.02) {
    const candidate = shade(color, tone, amount);
    if (grounds.every((ground) => getContrastRatio(candidate, ground) >= contrast)) return candidate;
  }
  return shade(color, tone, 1);
}

function moreReadable(candidates: readonly [string, string], ground: string): string {
  const [first, second] = candidates;
  return getContrastRatio(first, ground) >= getContrastRatio(second, ground) ? first : second;
}

/** The designers' colors and those derived from the accent. */
export const colors: Readonly<Record<ColorName, SchemeColor>> = withCompanions(designersFile.colors);
