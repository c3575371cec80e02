import type { LinkProps } from '@mui/material/Link';
import type { Components, Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
import { motion, space } from '#src/theme/theme.ts';

export const link: Components<Theme> = {
  MuiLink: {
    defaultProps: { component: LinkBehavior, underline: 'always', color: 'inherit' } as LinkProps,
    styleOverrides: {
      root: ({ theme: { typography, vars, zIndex } }) => {
        const line = { textDecorationColor: vars.palette.primary.main, textDecorationThickness: '2px' };
        return {
          ...line,
          textUnderlineOffset: '0.3em',
          transition: `text-decoration-thickness ${motion.color}`,
          '&:hover': line,
          variants: [
            { props: { component: 'button' }, style: { verticalAlign: 'baseline' } },
            {
              props: { underline: 'always' },
              style: { '&:hover': { textDecorationThickness: '4px' } },
            },
            {
              props: { color: 'textSecondary', underline: 'hover' },
              style: { '&:hover': { color: vars.palette.text.primary } },
            },
            { props: { variant: 'nav' }, style: navLink(vars.palette.primary.main, typography.h3) },
            {
              props: { variant: 'logo' },
              style: {
                display: 'inline-flex',
                alignItems: 'center',
                gap: '0.6rem',
                minHeight: space.control.medium,
              },
            },
            {
              props: { variant: 'skip' },
              style: {
                position: 'absolute',
                left: '-99rem',
                '&:focus': {
                  left: '1rem',
                  top: '1rem',
                  zIndex: zIndex.tooltip,
                  padding: '0.5rem 1rem',
                  backgroundColor: vars.palette.background.paper,
                },
              },
            },
          ],
        };
      },
    },
  },
};

function navLink(accent: string, inMenu: CSSProperties) {
  return {
    position: 'relative',
    display: 'block',
    padding: '0.625rem 0.75rem',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0.75rem',
      bottom: '0.375rem',
      height: '2px',
      backgroundColor: 'currentColor',
      transform: 'scaleX(0)',
      transformOrigin: '0',
      transition: `transform ${motion.move} ${motion.ease}`,
    },
    '&:hover::after': { transform: 'none' },
    '&[aria-current]::after': {
      viewTransitionName: 'bar',
      transform: 'none',
      bottom: '0.3125rem',
      height: '3px',
      backgroundColor: accent,
    },
    '[popover] &': { ...inMenu, flex: 1, alignContent: 'center', paddingInline: 0 },
    '[popover] &::after': { insetInline: '0 75%', bottom: '-2px', height: '3px' },
  } as const;
}
