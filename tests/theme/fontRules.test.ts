import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { outlineText } from '#scripts/brand/outlineText.ts';
import { sharePicture } from '#scripts/prerender/sharePicture.ts';
import { type } from '#src/theme/theme.ts';

type Coverage = { version: number; glyphs?: number[]; rangeRecords?: { start: number; end: number }[] };
type Subtable = {
  version?: number;
  extension?: Subtable;
  coverage?: Coverage;
  ligatureSets?: { toArray(): { components: number[] }[][] };
  backtrackCoverage?: Coverage[];
  inputCoverage?: Coverage[];
  lookaheadCoverage?: Coverage[];
};

const font = openSync(`public${type.fontFile}`) as Font;
const charactersOf = new Map(
  font.characterSet.map((code) => [font.glyphForCodePoint(code).id, String.fromCodePoint(code)]),
);

/** Every string that a ligature or a context of the font's substitution table (GSUB) matches, in its characters. */
function stringsOfRules(): string[] {
  const { GSUB } = font as unknown as {
    GSUB: { lookupList: { toArray(): { subTables: Subtable[] }[] } };
  };
  const subtables = GSUB.lookupList.toArray().flatMap(({ subTables }) => subTables);
  const sequences = subtables.flatMap(({ extension, ...table }) => sequencesOf(extension ?? table));
  const strings = sequences.map((glyphs) => glyphs.map((glyph) => charactersOf.get(glyph)));
  return [...new Set(strings.filter((string) => !string.includes(undefined)).map((parts) => parts.join('')))];
}

function sequencesOf({ coverage, ligatureSets, ...context }: Subtable): number[][] {
  if (coverage && ligatureSets) {
    const sets = ligatureSets.toArray();
    return glyphsOf(coverage).flatMap((first, at) =>
      (sets[at] ?? []).map((rule) => [first, ...rule.components]),
    );
  }
  if (!context.inputCoverage) return [];
  const { backtrackCoverage = [], inputCoverage, lookaheadCoverage = [] } = context;
  const places = [...backtrackCoverage.toReversed(), ...inputCoverage, ...lookaheadCoverage].map(glyphsOf);
  const longest = Math.max(...places.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => places.map((glyphs) => glyphs[at % glyphs.length] ?? 0));
}

function glyphsOf({ glyphs = [], rangeRecords = [] }: Coverage): number[] {
  const ranges = rangeRecords.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, at) => start + at),
  );
  return [...glyphs, ...ranges];
}

/** The characters whose shapes are drawn; ligatures count as the letters they join. */
function drawn(text: string, features: Record<string, boolean>): string {
  const glyphs = font.layout(text, features).glyphs;
  return glyphs
    .map(({ id, codePoints }) => charactersOf.get(id) ?? String.fromCodePoint(...codePoints))
    .join('');
}

describe('text is drawn with the characters it was written with', () => {
  const strings = stringsOfRules();

  it('the rules of the font are found, such as the one that draws "!!!" as "!!1"', () => {
    expect(strings).toEqual(expect.arrayContaining(['!!!', 'ffi', 'fl']));
    expect(drawn('!!!', {})).toBe('!!1');
  });

  it('on pages, in fields and in the grid', () => {
    expect(type.ligatures).toBe('no-contextual');
    const characters = (text: string) => text.normalize('NFKC');
    const replaced = strings.filter((text) => characters(drawn(text, { calt: false })) !== characters(text));
    expect(replaced).toEqual([]);
  });

  it('in drawings and social images', async () => {
    const word = (text: string) => outlineText(`<text x="9" y="9" font-size="9">${text}</text>`);
    expect(word('!!!')).not.toBe(word('!!1'));
    const [written, replaced] = await Promise.all(['!!!', '!!1'].map((title) => sharePicture({ title })));
    expect(written?.equals(replaced as Buffer)).toBe(false);
  });
});
