import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { site } from '#src/content/site.ts';
import { type } from '#src/theme/theme.ts';

const siteFont = packageOf(type.family);

/** Packages `@fontsource-variable/<name>`. */
const alphabets = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-georgian',
  'noto-sans-armenian',
];

/** Chinese, Japanese and Korean write many of the same characters in different forms. */
const ideographs = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

export type Weight = 400 | 600 | 700;

export type LoadedFont = { font: Font; unitsPerEm: number; isSiteFont: boolean };

/** @returns the font for a grapheme; `undefined` if none has all of its characters */
export type FontOf = (grapheme: string) => LoadedFont | undefined;

/** Social images use the font's npm package, not its file in `public/fonts`, which has fewer letters. */
export function missingFontWarning(family: string): string | null {
  if (folderOf(packageOf(family))) return null;
  return `Social images use Noto Sans instead of ${family}: install @fontsource-variable/${packageOf(family)} (docs/theme.md).`;
}

function packageOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** Reads only the files that the text needs: packages are split by Unicode range. */
export async function fontsFor(text: string, weight: Weight): Promise<FontOf> {
  const families = [siteFont, ...alphabets, ...ideographsFor(text)].flatMap(subsetsOf);
  const found = new Map<string, LoadedFont | undefined>();
  for (const grapheme of new Set(graphemesOf(text).flatMap(formsOf))) {
    found.set(grapheme, await fontOf(grapheme, families, weight));
  }
  return (grapheme) => found.get(grapheme);
}

/** A grapheme, its plain form, such as B for 𝐁, and each without its accents. */
export function formsOf(grapheme: string): string[] {
  const forms = [grapheme, grapheme.normalize('NFKC')];
  return [...forms, ...forms.map((form) => Array.from(form)[0] ?? '')];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function ideographsFor(text: string): string[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'noto-sans-jp'
    : /\p{Script=Hangul}/u.test(text)
      ? 'noto-sans-kr'
      : ({ ja: 'noto-sans-jp', ko: 'noto-sans-kr' }[site.lang.slice(0, 2)] ?? 'noto-sans-sc');
  return [first, ...ideographs.filter((family) => family !== first)];
}

type Subset = { file: string; isSiteFont: boolean; ranges: [number, number][] };

const require = createRequire(import.meta.url);
const subsets = new Map<string, Subset[]>();

function subsetsOf(family: string): Subset[] {
  const known = subsets.get(family);
  if (known) return known;
  const folder = folderOf(family);
  if (!folder) return [];
  const rangesOf = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const read = Object.entries(rangesOf).map(([name, ranges]) => ({
    file: join(folder, `files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    isSiteFont: family === siteFont,
    ranges: ranges.split(',').map(readRange),
  }));
  subsets.set(family, read);
  return read;
}

function folderOf(family: string): string | undefined {
  try {
    return dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  } catch {
    return undefined;
  }
}

/** @param range such as `U+2600-26FF` or `U+2122` */
function readRange(range: string): [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Joiners, variation selectors and the like, which no font needs to draw. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

async function fontOf(
  grapheme: string,
  families: readonly Subset[],
  weight: Weight,
): Promise<LoadedFont | undefined> {
  const codes = Array.from(grapheme).flatMap((character) =>
    invisible.test(character) ? [] : [character.codePointAt(0) ?? 0],
  );
  if (codes.length === 0) return undefined;
  for (const { file, isSiteFont, ranges } of families) {
    if (!codes.every((code) => ranges.some(([from, to]) => from <= code && code <= to))) continue;
    const loaded = await loadFont(file, weight);
    if (codes.every((code) => loaded.font.nominalGlyph(code))) return { ...loaded, isSiteFont };
  }
  return undefined;
}

const fonts = new Map<string, Promise<Omit<LoadedFont, 'isSiteFont'>>>();

function loadFont(file: string, weight: Weight) {
  const key = `${file} ${weight}`;
  const loading = fonts.get(key) ?? readFont(file, weight);
  fonts.set(key, loading);
  return loading;
}

async function readFont(file: string, weight: Weight) {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, unitsPerEm: face.upem };
}
