import { accentCompanions, type SchemeColor } from './accent.ts';
import * as designersFile from './theme.ts';

export type ColorName = keyof typeof designersFile.colors | keyof ReturnType<typeof accentCompanions>;

/** The designers' colors and those derived from the accent. */
export const colors: Readonly<Record<ColorName, SchemeColor>> = {
  ...designersFile.colors,
  ...accentCompanions(designersFile.colors, designersFile.accentOverrides),
};
