import * as designersFile from './theme.ts';

/** What `theme.ts` decides, as the theme is built from it. */
export type DesignTokens = typeof designersFile;

export const designTokens: DesignTokens = designersFile;
