import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { motion } from '#src/theme/theme.ts';
import { projectLayouts } from './projectLayouts.ts';

type ProjectGridProps = { paddingTop: string; children: ReactNode };

/** A list whose items each contain a `ProjectCard`. */
export function ProjectGrid({ paddingTop, children }: ProjectGridProps) {
  return (
    <PageGrid
      component="ul"
      sx={[{ paddingTop, rowGap: 'clamp(3.5rem, 6vw, 6rem)' }, { '& > li': itemStyles }, projectLayouts]}
    >
      {children}
    </PageGrid>
  );
}

function itemStyles({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gap: 2.5,
    alignContent: 'start',
    '& > [data-picture] img': { transition: `transform ${motion.zoom} ${motion.ease}` },
    '&:hover > [data-picture] img': { transform: 'scale(1.02)' },
    '& [data-cover]::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '& [data-cover]:focus-visible': { outline: 'none' },
    '& [data-cover]:focus-visible::after': {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: '6px',
    },
    '@media (hover: hover) and (pointer: fine)': {
      '&:hover [data-technologies], &:focus-within [data-technologies]': { transform: 'none' },
    },
  } as const;
}
