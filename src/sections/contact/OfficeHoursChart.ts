import { styled } from '@mui/material/styles';
import { columnLines, hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography } from '#src/theme/muiTheme.ts';

const labelStyle = {
  fontSize: `clamp(${typography.body2.fontSize}, 1.5vw, ${typography.h4.fontSize})`,
  fontWeight: 600,
  letterSpacing: typography.h4.letterSpacing,
  lineHeight: 1.2,
};
const wide = {
  '& [data-axis] span': { paddingLeft: '0.75rem' },
  '& dl': { background: columnLines(12) },
  '& dl > div': {
    alignItems: 'stretch',
    minHeight: '6.5rem',
    padding: 0,
    '&::before': { top: 0, bottom: 0, height: 'auto' },
  },
  '& dt': {
    ...labelStyle,
    alignSelf: 'center',
    marginLeft: '0.75rem',
    padding: 0,
  },
  '& dd': {
    ...labelStyle,
    position: 'absolute',
    left: 'calc(var(--from) / 24 * 100%)',
    bottom: 0,
    padding: '0.625rem 0.75rem',
    backgroundColor: palette.text.primary,
    color: palette.background.default,
    '@media print': { backgroundColor: palette.background.default, color: palette.text.primary },
  },
  '& [data-closed]': {
    minHeight: '4rem',
    padding: 0,
    '& dd': {
      left: 'calc(8 / 24 * 100%)',
      bottom: 'auto',
      top: '50%',
      transform: 'translateY(-50%)',
      backgroundColor: palette.background.default,
      color: palette.text.secondary,
    },
  },
  '& [data-today]::after': { top: 0, bottom: 0, height: 'auto' },
} as const;

const chartStyle = {
  '& [data-axis]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    ...typography.body2,
    color: palette.text.secondary,
    paddingBottom: '0.75rem',
    borderBottom: hairline,
    whiteSpace: 'nowrap',
  },
  '& dl': { background: columnLines(4) },
  '& dl > div': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    padding: '0.875rem 0 2.75rem',
    borderBottom: hairline,
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: '0.875rem',
      height: '1.125rem',
      left: 'calc(var(--from) / 24 * 100%)',
      width: 'calc((var(--to) - var(--from)) / 24 * 100%)',
      backgroundColor: palette.text.primary,
    },
  },
  // In front of the line for the current time.
  '& dt, & dd': { position: 'relative', zIndex: 1, backgroundColor: palette.background.default },
  '& dt': { fontWeight: 600, paddingRight: '0.5rem' },
  '& dd': { paddingLeft: '0.5rem' },
  '& [data-closed]': {
    color: palette.text.secondary,
    '&::before': { content: 'none' },
  },
  '& [data-today]::after': {
    content: '""',
    position: 'absolute',
    bottom: '0.5rem',
    height: '1.875rem',
    left: 'calc(var(--now) / 24 * 100%)',
    width: '3px',
    backgroundColor: palette.primary.main,
  },
  [breakpoints.down('md')]: { '& [data-axis] span:not([data-key])': { visibility: 'hidden' } },
  [breakpoints.up('md')]: wide,
} as const;

/** Rows set `--from`, `--to` and `--now` in hours since midnight. Not `sx`, which moves media queries to the front. */
export const OfficeHoursChart = styled('div')(chartStyle);
