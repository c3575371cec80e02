import { getContrastRatio } from '@mui/material/styles';
import { type ColorName, colors } from './colors.ts';

export type ColorPair = {
  foreground: ColorName;
  background: ColorName;
  /** 4.5 for text, 3 for control borders and meaningful graphics (WCAG AA). */
  minContrast: 4.5 | 3;
  usage: string;
};

/** Add every foreground and background pair that the theme uses: tests measure their contrast. */
export const colorPairs: readonly ColorPair[] = [
  text('text', 'page', 'text'),
  text('text', 'paper', 'text in fields, grid, menus'),
  text('text', 'sunk', 'text in a selected row'),
  text('text', 'codeGround', 'code inside a sentence'),
  text('textSecondary', 'page', 'supporting text'),
  text('textSecondary', 'paper', 'supporting text in grid and menus'),
  text('textSecondary', 'sunk', 'Draft badge, selected row'),
  text('textHint', 'page', 'captions, figures before the change'),
  text('textHint', 'paper', 'placeholders, captions'),
  text('page', 'text', 'ink button, initials, selected filter'),
  text('page', 'textSecondary', 'ink button on hover'),
  text('onAccent', 'accent', 'primary button'),
  text('onAccent', 'accentHover', 'primary button on hover'),
  text('accentText', 'page', 'accent-colored text'),
  text('accentText', 'paper', 'accent-colored text'),
  text('bandText', 'band', 'text on bands'),
  text('bandText', 'bandRaised', 'text on raised parts of bands'),
  text('bandTextSecondary', 'band', 'supporting text on bands'),
  text('bandTextHint', 'band', 'captions on bands'),
  text('bandAccentText', 'band', 'accent words in code blocks'),
  text('onSelection', 'selection', 'selected text'),
  text('success', 'successTint', 'Replied, Published, success'),
  text('info', 'infoTint', 'Read'),
  text('warning', 'warningTint', 'New'),
  text('error', 'errorTint', 'alerts'),
  text('error', 'page', 'error under a field, Delete'),
  text('error', 'paper', 'error in grid and panel'),
  text('page', 'error', 'Delete button'),
  edge('lineControl', 'page', 'edges of buttons and tags'),
  edge('lineControl', 'paper', 'edges of fields'),
  edge('accent', 'page', 'underlines, arrows, current place'),
  edge('accent', 'paper', 'selected row'),
  edge('bandAccent', 'band', 'wave, current place'),
  edge('text', 'page', 'focus ring'),
  edge('bandText', 'band', 'focus ring on bands'),
];

/** One line per pair of these colors with insufficient contrast in either scheme (WCAG 2.2, level AA). */
export function contrastFailures(used = colors): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    colorPairs.flatMap(({ foreground, background, minContrast, usage }) => {
      const ratio = getContrastRatio(used[foreground][scheme], used[background][scheme]);
      if (ratio >= minContrast) return [];
      return `(${scheme}): ${foreground} on ${background} is ${ratio.toFixed(1)}:1, needs ${minContrast}:1 (${usage})`;
    }),
  );
}

function text(foreground: ColorName, background: ColorName, usage: string): ColorPair {
  return { foreground, background, minContrast: 4.5, usage };
}

function edge(foreground: ColorName, background: ColorName, usage: string): ColorPair {
  return { foreground, background, minContrast: 3, usage };
}
