import { describe, expect, it } from 'vitest';
import { contrastFailures } from '#src/theme/colorPairs.ts';
import { accentCompanions, type ColorName, colors } from '#src/theme/colors.ts';

const accents = [
  { light: '#1A7A43', dark: '#3FC47A' },
  { light: '#2347C5', dark: '#8FA8FF' },
  { light: '#7A1FA2', dark: '#C77DFF' },
  { light: '#0B6E73', dark: '#46C6CC' },
  { light: '#B0124F', dark: '#FF7FAE' },
];

describe.each(accents)('an accent of $light and $dark', (accent) => {
  const changed: Record<ColorName, { light: string; dark: string }> = {
    ...colors,
    accent,
    ...accentCompanions({ ...colors, accent }, {}),
  };

  it('is all a designer has to choose: every color pair with it is readable in both schemes', () => {
    expect(contrastFailures(changed)).toEqual([]);
  });

  it('has another tone on hover', () => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(changed.accentHover[scheme]).not.toBe(accent[scheme]);
    }
  });
});

it('a color set by hand wins in its scheme', () => {
  const derived = accentCompanions(colors, {});
  const { accentText } = accentCompanions(colors, { accentText: { light: '#0F5C2E' } });
  expect(accentText).toEqual({ light: '#0F5C2E', dark: derived.accentText.dark });
});
