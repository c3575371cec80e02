import * as designersFile from './theme.ts';

export type DesignTokens = typeof designersFile;

export const designTokens: DesignTokens = designersFile;
