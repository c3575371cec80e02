import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { ProcessStep } from '#src/content/process.ts';
import { barStyle, weekColumns } from './barStyle.ts';
import { StepBar, StepText } from './StepParts.tsx';

export function ProcessRow({ step, isLast }: { step: ProcessStep; isLast: boolean }) {
  const { start, span, parts } = step;
  return (
    <Box component="li" sx={rowStyle} style={{ '--start': start, '--span': span } as CSSProperties}>
      <Box sx={weeksStyle}>
        <StepBar parts={parts} isLast={isLast} sx={rowBarStyle} />
      </Box>
      <StepText step={step} sx={textStyle} />
    </Box>
  );
}

function rowStyle({ breakpoints, mixins: { hairline } }: Theme) {
  return {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { sm: '1fr 2fr' },
    padding: '1.25rem 0 1.75rem',
    borderTop: hairline,
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gap: 0,
      padding: 0,
      borderTop: 0,
      borderBottom: hairline,
    },
  };
}

function weeksStyle({ breakpoints, mixins }: Theme) {
  return {
    gridColumn: '1 / -1',
    [breakpoints.up('md')]: {
      display: 'grid',
      gridColumn: weekColumns,
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridRow: '1',
      background: mixins.columnLines(6),
    },
  };
}

function rowBarStyle(theme: Theme) {
  return {
    ...barStyle(theme),
    '& > span': { display: { xs: 'none', md: 'flex' }, alignItems: 'flex-end', padding: '0.75rem' },
    '& > span[data-short]': { paddingInline: '0.5rem 0' },
    '& > span + span': { borderLeft: `1px solid ${theme.vars.palette.background.default}` },
    [theme.breakpoints.between('md', 'lg')]: { fontSize: theme.typography.caption.fontSize },
    [theme.breakpoints.up('md')]: {
      gridColumn: 'var(--start) / span var(--span)',
      width: 'auto',
      height: 'auto',
      minHeight: '7.5rem',
      marginLeft: 0,
    },
  };
}

function textStyle({ breakpoints, layout, typography }: Theme) {
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
      gridColumn: '1 / 5',
      gridRow: '1',
      padding: `1.25rem ${layout.inset} 1.25rem 0`,
      '& > *': { maxWidth: '22rem' },
      '& > h3': { fontSize: `min(${typography.h4.fontSize}, 3.2vw)` },
    },
  } as const;
}
