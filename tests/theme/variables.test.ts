import type { Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { withControls } from '#src/theme/ControlTheme.tsx';
import { createSiteTheme } from '#src/theme/createSiteTheme.ts';
import { colors, shape } from '#src/theme/theme.ts';

const theme = createSiteTheme();
const sheets = theme.generateStyleSheets();
const css = JSON.stringify(sheets);

function paletteLeaves(scheme: 'light' | 'dark'): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  const { palette } = withControls({ ...theme, ...theme.colorSchemes[scheme] } as Theme);
  for (const [group, values] of Object.entries(palette)) {
    if (typeof values !== 'object') continue;
    for (const [name, value] of Object.entries(values)) leaves.set(`${group}-${name}`, value);
  }
  return leaves;
}

describe('the variables every page carries in its head', () => {
  it('hold each colour of both schemes', () => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const color of Object.values(colors)) expect(css).toContain(color[scheme]);
    }
  });

  it('weigh less than 5 kB', () => {
    expect(css.length).toBeLessThan(5_000);
  });

  it('name no variable that is not among them', () => {
    const defined = new Set(css.match(/--mui-[\w-]+(?=":)/g));
    const used = JSON.stringify([...paletteLeaves('light'), ...paletteLeaves('dark')]).match(/--mui-[\w-]+/g);
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('leave out nothing that differs between the schemes and is read as it is', () => {
    const dark = paletteLeaves('dark');
    const differing = [...paletteLeaves('light')].filter(
      ([name, value]) => dark.get(name) !== value && !css.includes(`--mui-palette-${name}"`),
    );
    const tints = differing.map(([name]) => name).filter((name) => !name.endsWith('Channel'));
    expect(tints).toEqual([]);
  });
});

describe('what components read from the theme', () => {
  it.each([
    ['palette', 'Alert', 'errorColor'],
    ['palette', 'TableCell', 'border'],
    ['palette', 'SnackbarContent', 'bg'],
    ['palette', 'action', 'hover'],
    ['palette', 'grey', '400'],
    ['zIndex', 'modal'],
    ['opacity', 'inputPlaceholder'],
  ])('is there although it is no variable: %s %s %s', (...path) => {
    const value = path.reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key as string],
      withControls(theme).vars,
    );
    expect(value).toBeDefined();
  });

  it('takes the corner radius from the designers file', () => {
    expect(theme.shape.borderRadius).toBe(shape.control);
  });
});
