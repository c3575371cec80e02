import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { bleedRight, linkCard } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type ProjectGridProps = { paddingTop: string; children: ReactNode };

/** A list whose items each contain a `ProjectCard`. */
export function ProjectGrid({ paddingTop, children }: ProjectGridProps) {
  return (
    <PageGrid
      component="ul"
      sx={{ paddingTop, rowGap: 'clamp(3.5rem, 6vw, 6rem)', '& > li': itemStyle, ...projectLayouts }}
    >
      {children}
    </PageGrid>
  );
}

const itemStyle = {
  ...linkCard,
  // Square, so that the details of the drawings are large enough.
  [breakpoints.down('sm')]: { '--frame': '1' },
  display: 'grid',
  gap: 2.5,
  alignContent: 'start',
  '@media (hover: hover) and (pointer: fine)': {
    '&:hover [data-technologies], &:focus-within [data-technologies]': { transform: 'none' },
  },
} as const;

/** The only two items of a list. */
const pair = [':first-of-type:nth-last-of-type(2)', ':nth-of-type(2):last-of-type'] as const;

/** @returns a selector of the items at a place of the pattern */
function itemsAt(index: number): string {
  const items = `& > :nth-of-type(8n + ${index + 1})`;
  if (index === 3) return `${items}, & > ${pair[0]}`;
  if (index === 4) return `${items}, & > ${pair[1]}`;
  return index < 2 ? `${items}:not(${pair[index]})` : items;
}

const left: CSSObject = { gridColumn: '1 / 3', paddingRight: '0.75rem' };
const right: CSSObject = { gridColumn: '3 / 5', paddingLeft: '0.75rem' };
const lowered: CSSObject = { ...right, marginTop: '4rem' };
const halves: readonly CSSObject[] = [{}, left, lowered, left, right, {}, left, lowered];

const { inset } = space;
const large: CSSObject = {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gap: 0,
  '--frame': '16 / 11',
};
/** Beside the picture, the line fills what the text leaves. */
const withLine: CSSObject = {
  '& > [data-weeks]': { display: 'flex', flex: '1 1 4rem', minHeight: 0, marginBlock: '1rem' },
};
/** Lowered, because its picture is shorter than the one beside it. */
const narrow: CSSObject = { gridColumn: '1 / 6', marginTop: 'clamp(2rem, 5vw, 5rem)' };
const broad: CSSObject = { gridColumn: '6 / -1', paddingLeft: inset };

const columns: readonly CSSObject[] = [
  {
    ...large,
    '& > [data-picture]': { gridColumn: '1 / 9' },
    '& > [data-text]': { gridColumn: '9 / -1', paddingLeft: inset, ...withLine },
  },
  { ...narrow, '--frame': '6 / 5' },
  broad,
  { gridColumn: '1 / 8', '--frame': '6 / 5' },
  { '--frame': '5 / 6', gridColumn: '8 / -1', paddingLeft: inset },
  {
    ...large,
    '& > [data-picture]': { gridColumn: '5 / -1', gridRow: 1, marginRight: bleedRight },
    '& > [data-text]': { gridColumn: '1 / 5', gridRow: 1, paddingRight: inset, ...withLine },
  },
  narrow,
  broad,
];

/**
 * Styles of a list whose items have `[data-picture]` and `[data-text]` inside. The pattern repeats: large left, a pair,
 * a pair, large right, a pair. Two items form the 7/5 pair instead of leaving half a row empty.
 */
const projectLayouts = Object.fromEntries(
  columns.map((wide, index) => [
    itemsAt(index),
    { [breakpoints.between('sm', 'md')]: halves[index], [breakpoints.up('md')]: wide },
  ]),
);
