import { describe, expect, it } from 'vitest';
import { colorPairs, contrastFailures } from '#src/theme/colorPairs.ts';
import { type ColorName, colors } from '#src/theme/colors.ts';

it('every pair of colors reaches its contrast in both schemes, and one that does not is named', () => {
  expect(contrastFailures()).toEqual([]);
  expect(contrastFailures({ ...colors, success: colors.successTint })).toHaveLength(2);
});

describe('the list of pairs', () => {
  const decorative: readonly ColorName[] = ['line', 'lineTick', 'bandLine', 'pictureGround', 'scrim'];

  it('includes every color that is not purely decorative', () => {
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
