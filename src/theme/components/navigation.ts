import type { Components, CSSObject, Theme } from '@mui/material/styles';
import type { DesignTokens } from '#src/theme/designTokens.ts';

export function navigation(tokens: DesignTokens): Components<Theme> {
  return {
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 0,
          '@media print': { display: 'none' },
          variants: [
            { props: { color: 'transparent' }, style: siteBar(theme, tokens) },
            {
              props: { color: 'default' },
              style: {
                backgroundColor: theme.vars.palette.background.paper,
                borderBottom: theme.mixins.hairline,
              },
            },
          ],
        }),
      },
    },
    MuiToolbar: {
      styleOverrides: {
        root: {
          gap: '1rem',
          containerType: 'inline-size',
          // Large text on a narrow screen: what can be spared makes room for the menu button.
          '@container (max-width: 15.5rem)': { '& [data-spare]': { display: 'none' } },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '&:hover': { backgroundColor: 'transparent' },
          '&[role=button]:hover': { backgroundColor: vars.palette.background.paper },
          '&&.Mui-selected': {
            backgroundColor: vars.palette.background.sunk,
            boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}`,
          },
          'a&:hover::before, a&[aria-current]::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            bottom: '-2px',
            width: '25%',
            height: '3px',
            backgroundColor: 'currentColor',
          },
          'a&[aria-current]::before': { backgroundColor: vars.palette.primary.main },
        }),
      },
    },
  };
}

/** The room it takes never changes, only the bar in it, so that nothing below moves when the bar becomes compact. */
function siteBar(
  { mixins, vars: { palette } }: Theme,
  { motion: { move, ease }, space }: DesignTokens,
): CSSObject {
  return {
    height: space.navTall,
    pointerEvents: 'none',
    ...mixins.ifNoScript({ position: 'static', height: 'auto', minHeight: space.navTall }),
    '& > *': {
      pointerEvents: 'auto',
      borderBottom: '1px solid transparent',
      transition: `background-color ${move}, border-color ${move}`,
    },
    '& .MuiToolbar-root': {
      height: space.navTall,
      transition: `height ${move} ${ease}`,
      ...mixins.ifNoScript({ height: 'auto', minHeight: space.navTall, flexWrap: 'wrap' }),
    },
    '&[data-compact] > *': {
      backgroundColor: `color-mix(in srgb, ${palette.background.default} 88%, transparent)`,
      backdropFilter: 'blur(12px)',
      borderColor: palette.divider,
    },
    '&[data-compact] .MuiToolbar-root': { height: space.navCompact },
  };
}
