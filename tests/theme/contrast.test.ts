import { describe, expect, it } from 'vitest';
import { colorPairs, contrastFailures } from '#src/theme/colorPairs.ts';
import { type ColorName, colors } from '#src/theme/colors.ts';
import { contrastOf } from '#src/theme/contrast.ts';

describe('contrast is measured as WCAG says', () => {
  it('from 1 for a color on itself to 21 for black on white', () => {
    expect(contrastOf('#777777', '#777777')).toBe(1);
    expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  });

  it('with the usual mid gray just passing on white', () => {
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('and refuses what it cannot read', () => {
    expect(() => contrastOf('red', '#ffffff')).toThrow('red');
  });
});

it('every pair of colors reaches its contrast in both schemes, and one that does not is named', () => {
  expect(contrastFailures()).toEqual([]);
  expect(contrastFailures({ ...colors, success: colors.successTint })).toHaveLength(2);
});

describe('the list of pairs', () => {
  const decorative: readonly ColorName[] = ['line', 'lineTick', 'bandLine', 'scrim'];

  it('includes every color that is not decoration only', () => {
    const listed = new Set(colorPairs.flatMap(({ foreground, background }) => [foreground, background]));
    const names = Object.keys(colors) as ColorName[];
    expect(names.filter((name) => !listed.has(name) && !decorative.includes(name))).toEqual([]);
  });

  it('pairs each kind of text with every background it is used on', () => {
    const groundsOf = (foreground: ColorName) =>
      colorPairs
        .filter((pair) => pair.foreground === foreground && pair.minContrast === 4.5)
        .map((pair) => pair.background);
    expect(groundsOf('text')).toEqual(['page', 'paper', 'sunk', 'codeGround']);
    expect(groundsOf('textSecondary')).toEqual(['page', 'paper', 'sunk']);
  });
});
