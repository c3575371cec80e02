import type { Theme } from '@mui/material/styles';
import { barStyle } from './barStyle.ts';

export function rowStyle({ breakpoints, mixins: { hairline } }: Theme) {
  return {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { sm: '1fr 2fr' },
    padding: '1.25rem 0 1.75rem',
    borderTop: hairline,
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignItems: 'start',
      gap: 0,
      padding: 0,
      borderTop: 0,
      borderBottom: hairline,
    },
  };
}

export function rowBarStyle(theme: Theme) {
  return {
    ...barStyle(theme),
    gridColumn: '1 / -1',
    '& > span': { display: { xs: 'none', md: 'flex' }, alignItems: 'flex-end', padding: '0.75rem' },
    '& > span + span': { borderLeft: `1px solid ${theme.vars.palette.background.default}` },
    [theme.breakpoints.up('md')]: {
      gridColumn: 'var(--start) / span var(--span)',
      gridRow: '1',
      alignSelf: 'stretch',
      width: 'auto',
      height: 'auto',
      minHeight: '7.5rem',
      marginLeft: 0,
    },
  };
}

/** On the page's colour, so that the week lines do not run through it. */
export function textStyle({ breakpoints, layout, vars: { palette } }: Theme) {
  return {
    display: 'grid',
    rowGap: '0.125rem',
    gridColumn: '1 / -1',
    [breakpoints.between('sm', 'md')]: {
      gridTemplateColumns: 'subgrid',
      '& > [data-text]': { gridColumn: '2', gridRow: '1 / 3' },
    },
    [breakpoints.up('md')]: {
      display: 'block',
      gridRow: '1',
      padding: `1.25rem ${layout.inset} 1.25rem 0.75rem`,
      '& > *': { width: 'fit-content', maxWidth: '22rem', backgroundColor: palette.background.default },
      '&[data-side="after"]': { gridColumn: 'calc(var(--start) + var(--span)) / span 6' },
      '&[data-side="before"]': { gridColumn: '1 / var(--start)' },
      '&[data-side="against"]': {
        gridColumn: 'calc(var(--start) - 6) / var(--start)',
        paddingInline: '0 1.25rem',
        textAlign: 'right',
        '& > *': { marginLeft: 'auto' },
      },
    },
  } as const;
}
