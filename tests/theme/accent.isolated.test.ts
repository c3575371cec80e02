import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ColorName } from '#src/theme/colors.ts';

const accents = [
  { light: '#1A7A43', dark: '#3FC47A' },
  { light: '#2347C5', dark: '#8FA8FF' },
  { light: '#7A1FA2', dark: '#C77DFF' },
  { light: '#0B6E73', dark: '#46C6CC' },
  { light: '#B0124F', dark: '#FF7FAE' },
];

afterEach(() => vi.resetModules());

/** The colors and their contrast, with these in the designers' file. */
async function themeWith(changed: Partial<Record<ColorName, { light: string; dark: string }>>) {
  vi.doMock(import('#src/theme/theme.ts'), async (load) => {
    const theme = await load();
    return { ...theme, colors: { ...theme.colors, ...changed } as typeof theme.colors };
  });
  const [{ colors }, { contrastFailures }] = await Promise.all([
    import('#src/theme/colors.ts'),
    import('#src/theme/colorPairs.ts'),
  ]);
  return { colors, contrastFailures };
}

describe.each(accents)('an accent of $light and $dark', (accent) => {
  it('is all a designer has to choose: every color pair with it is readable in both schemes', async () => {
    const { contrastFailures } = await themeWith({ accent });
    expect(contrastFailures()).toEqual([]);
  });

  it('has a different shade on hover', async () => {
    const { colors } = await themeWith({ accent });
    for (const scheme of ['light', 'dark'] as const)
      expect(colors.accentHover[scheme]).not.toBe(accent[scheme]);
  });
});

it('a color set by hand wins', async () => {
  const accentText = { light: '#0F5C2E', dark: '#7FD39B' };
  expect((await themeWith({ accentText })).colors.accentText).toEqual(accentText);
});
