import type { Theme } from '@mui/material/styles';

/**
 * Styles of a dark band: its ground, and the text and line colours everything inside takes over,
 * because a band looks the same in both schemes.
 */
export function bandColors({ vars: { palette } }: Theme) {
  return {
    backgroundColor: palette.band.main,
    color: palette.band.text,
    '--mui-palette-text-primary': palette.band.text,
    '--mui-palette-text-secondary': palette.band.textSecondary,
    '--mui-palette-text-hint': palette.band.textHint,
    '--mui-palette-divider': palette.band.line,
    '--mui-palette-line-tick': palette.band.line,
    '--mui-palette-line-control': palette.band.textHint,
  };
}
