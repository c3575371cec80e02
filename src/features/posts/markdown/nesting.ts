import type { Nodes, Root } from 'hast';

/**
 * Real articles nest about three levels, such as quotes in lists. Thousands of levels overflow the stack of browsers
 * and the build.
 */
const maxLevels = 100;

const deepLine = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${maxLevels}}`, 'm');

/** Throws before parsing, which would take minutes. */
export function refuseDeepNesting(markdown: string): void {
  if (deepLine.test(markdown)) throw tooDeep();
}

/** Throws for nesting that no single line reveals: emphasis, links and lists over many lines. */
export function rehypeRefuseDeepNesting() {
  return (root: Root): void => {
    let level: Nodes[] = [root];
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > 2 * maxLevels) throw tooDeep();
      level = level.flatMap((node) => ('children' in node ? node.children : []));
    }
  };
}

function tooDeep(): RangeError {
  return new RangeError('The text has too many nested levels');
}
