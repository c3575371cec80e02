import { describe, expect, it } from 'vitest';
import { colors } from '#src/theme/colors.ts';
import { muiTheme as theme } from '#src/theme/muiTheme.ts';
import { motion, shape } from '#src/theme/theme.ts';

const css = JSON.stringify(theme.generateStyleSheets());
const defined = new Set(css.match(/--mui-[\w-]+(?=":)/g));

function namesIn(text: string): string[] {
  return [...new Set(text.match(/--mui-[\w-]+/g))];
}

describe('the variables every page carries in its head', () => {
  it('hold each color of both schemes', () => {
    // The build paints this one into the drawings.
    const { pictureGround: _, ...shown } = colors;
    for (const scheme of ['light', 'dark'] as const) {
      for (const color of Object.values(shown)) expect(css).toContain(color[scheme]);
    }
  });

  it('name no variable that is not among them', () => {
    expect(namesIn(css).filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe('translucent shades', () => {
  const { palette } = theme.vars;

  it.each([
    ['the background of a selected row', palette.action.selected],
    ['the background under the pointer', palette.action.active],
    ['ink', palette.secondary.main],
    ['accent', palette.primary.main],
    ['error', palette.error.main],
    ['text', palette.text.primary],
  ])('of %s are mixed from a variable that exists', (_, color) => {
    expect(namesIn(theme.alpha(color, 0.5)).filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe('what the designers’ file decides', () => {
  it('is the corner radius of controls', () => {
    expect(theme.shape.borderRadius).toBe(shape.control);
  });

  it('is how long Material UI’s own transitions take, such as those of dialogs', () => {
    const { duration, easing } = theme.transitions;
    expect(duration.enteringScreen).toBe(Number.parseInt(motion.move, 10));
    expect(duration.leavingScreen).toBe(Number.parseInt(motion.color, 10));
    expect(easing.easeInOut).toBe(motion.ease);
  });
});
