import { colorPairs } from './colorPairs.ts';
import { colors } from './colors.ts';
import { contrastOf } from './contrast.ts';

/** One line per color pair with insufficient contrast in either scheme (WCAG 2.2, level AA). */
export function contrastFailures(): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    colorPairs.flatMap(({ foreground, background, minContrast, usage }) => {
      const ratio = contrastOf(colors[foreground][scheme], colors[background][scheme]);
      if (ratio >= minContrast) return [];
      return `(${scheme}): ${foreground} on ${background} is ${ratio.toFixed(1)}:1, needs ${minContrast}:1 (${usage})`;
    }),
  );
}
