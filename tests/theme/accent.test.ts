import { describe, expect, it } from 'vitest';
import { contrastFailures } from '#src/theme/colorPairs.ts';
import { withCompanions } from '#src/theme/colors.ts';
import { colors } from '#src/theme/theme.ts';

const accents = [
  { light: '#1A7A43', dark: '#3FC47A' },
  { light: '#2347C5', dark: '#8FA8FF' },
  { light: '#7A1FA2', dark: '#C77DFF' },
  { light: '#0B6E73', dark: '#46C6CC' },
  { light: '#B0124F', dark: '#FF7FAE' },
];

describe.each(accents)('an accent of $light and $dark', (accent) => {
  const { page, paper, text, band } = colors;
  const changed = { ...colors, ...withCompanions({ accent, page, paper, text, band }) };

  it('is all a designer has to choose: every color pair with it is readable in both schemes', () => {
    expect(contrastFailures(changed)).toEqual([]);
  });

  it('has another tone on hover', () => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(changed.accentHover[scheme]).not.toBe(accent[scheme]);
    }
  });
});

it('a color set by hand wins', () => {
  const accentText = { light: '#0F5C2E', dark: '#7FD39B' };
  expect(withCompanions({ ...colors, accentText }).accentText).toEqual(accentText);
});
