import { shouldSkipGeneratingVar, type Theme } from '@mui/material/styles';

/** Theme values that are the same in both schemes and read as they are, never as a CSS variable. */
const literalRoots = new Set(['shadows', 'layout', 'motionTokens', 'zIndex', 'font', 'opacity', 'overlays']);

/** Colours whose red, green and blue are wanted apart, for see-through tones of them. */
const channels = /^(main|primary|secondary|default)Channel$/;

/**
 * Whether a theme value stays out of the CSS variables. Every prerendered page carries the variables in its head,
 * so only those remain that differ between the schemes; a value that names another variable is used as it is.
 */
export function staysOutOfVariables(keys: string[], value: string | number): boolean {
  const last = keys.at(-1) ?? '';
  return (
    shouldSkipGeneratingVar(keys) ||
    literalRoots.has(keys[0] ?? '') ||
    String(value).startsWith('var(') ||
    (keys[0] === 'palette' &&
      (/^(grey|common|action|[A-Z])/.test(keys[1] ?? '') ||
        (last.endsWith('Channel') && !channels.test(last)) ||
        (/^(band|selection)$/.test(keys[1] ?? '') && last.endsWith('Channel'))))
  );
}

/** Lets components find the values left out of the variables where they look for them: in `theme.vars`. */
export function withLiteralValues(theme: Theme): Theme {
  const generate = theme.generateThemeVars;
  const complete = (): Theme['vars'] => {
    const vars = generate();
    const literals = Object.fromEntries([...literalRoots].map((name) => [name, theme[name as keyof Theme]]));
    return { ...literals, ...vars, palette: mergeGroups(theme.palette, vars.palette) } as Theme['vars'];
  };
  theme.generateThemeVars = complete;
  theme.vars = complete();
  return theme;
}

/** One palette over another, group by group. */
export function mergeGroups(literal: object, variables: object): object {
  const merged: Record<string, unknown> = { ...literal, ...variables };
  for (const [name, group] of Object.entries(literal)) {
    const own = merged[name];
    if (own !== group && typeof group === 'object' && typeof own === 'object') {
      merged[name] = { ...group, ...own };
    }
  }
  return merged;
}
