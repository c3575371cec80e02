import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const module = '/src/theme/colors.ts';

/** Computes colors at build time, so pages ship values instead of code. */
export function colorValues(): Plugin {
  return {
    name: 'color-values',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(module)) return null;
      const { colors } = (await import(pathToFileURL(id).href)) as typeof import('#src/theme/colors.ts');
      return `export const colors = ${JSON.stringify(colors)};`;
    },
  };
}
