import type { Theme } from '@mui/material/styles';

/** On wide screens, names use four of the twelve columns and the six weeks use the rest. */
export const weekColumns = '5 / -1';

/** For a list item that sets the weeks of its step in `--start` and `--span`. */
export function barStyle({ typography, vars: { palette } }: Theme) {
  return {
    ...typography.body2,
    lineHeight: 1.3,
    display: 'grid',
    height: '0.75rem',
    width: 'calc(var(--span) / 12 * 100%)',
    marginLeft: 'calc((var(--start) - 1) / 12 * 100%)',
    color: palette.background.default,
    backgroundColor: palette.text.primary,
    '&[data-last]': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    // An outline, because browsers do not print backgrounds.
    '@media print': {
      '&&, &&[data-last]': {
        color: palette.text.primary,
        backgroundColor: 'transparent',
        border: '1px solid currentColor',
      },
    },
  };
}
