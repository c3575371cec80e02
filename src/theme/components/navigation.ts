import { type Components, type CSSObject, keyframes, type Theme } from '@mui/material/styles';
import { motion, space } from '#src/theme/theme.ts';

export const navigation: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 0,
        '@media print': { display: 'none' },
        variants: [
          { props: { color: 'transparent' }, style: siteBar(theme) },
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
        // With large text on a narrow screen, hides optional parts to make room for the menu button.
        '@container (max-width: 15.5rem)': { '& [data-spare]': { display: 'none' } },
        '@container (max-width: 9.5rem)': { '& .MuiIconButton-root': { width: '20cqi' } },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:hover': { backgroundColor: vars.palette.background.paper },
        '&&.Mui-selected': {
          backgroundColor: vars.palette.background.sunk,
          boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}`,
        },
      }),
    },
  },
};

/** Its space is constant and only the bar inside shrinks, so that nothing below moves. */
function siteBar({ breakpoints, mixins, vars: { palette } }: Theme): CSSObject {
  const { move, ease } = motion;
  const solid = {
    // Almost opaque: a dark band behind it would turn it gray.
    backgroundColor: `color-mix(in srgb, ${palette.background.default} 97%, transparent)`,
    borderColor: palette.divider,
  };
  return {
    height: space.navTall,
    pointerEvents: 'none',
    // Until the bar is compact, it has no background, and on a phone the text would show through.
    [breakpoints.down('md')]: {
      top: `calc(-1 * ${space.navTall})`,
      transition: `top ${move} ${ease}`,
      '&[data-compact]': { top: 0 },
    },
    // Without JavaScript, the transparent bar would never become compact and would overlap the text.
    ...mixins.ifNoScript({ position: 'static' }),
    '& > *': {
      pointerEvents: 'auto',
      borderBottom: '1px solid transparent',
      transition: `background-color ${move}, border-color ${move}`,
    },
    '& .MuiToolbar-root': {
      height: space.navTall,
      transition: `height ${move} ${ease}`,
    },
    '&[data-compact] > *': { ...solid, backdropFilter: 'blur(12px)' },
    '&[data-compact] .MuiToolbar-root': { height: space.navCompact },
    // Before the app runs, the scroll position alone makes the bar solid; also with reduced motion, as nothing moves.
    '@supports (animation-timeline: scroll())': {
      top: 0,
      '& > *': {
        animation: `${keyframes({ from: { backgroundColor: 'transparent' }, to: solid })} linear both !important`,
        animationTimeline: 'scroll(root) !important',
        animationRange: '0 50px !important',
      },
    },
  };
}
