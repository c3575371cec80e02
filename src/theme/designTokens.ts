import { colors } from './colors.ts';
import { motion, shape, space, type, widths } from './theme.ts';

/** The designers' values, including the colors derived from the accent. */
export const designTokens = { colors, type, shape, space, widths, motion };

export type DesignTokens = typeof designTokens;
