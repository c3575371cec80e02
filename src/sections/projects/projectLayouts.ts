import type { CSSObject, Theme } from '@mui/material/styles';

/** A repeating pattern: large left, a pair, a pair, large right, a pair. */
const layoutCount = 8;

/** Restarts with each filter; two projects use the 7/5 pair instead of leaving half a row empty. */
export function layoutIndex(index: number, count: number): number {
  return count === 2 ? index + 3 : index % layoutCount;
}

/** For a card with `[data-picture]` and `[data-text]` inside. */
export function layoutStyles(index: number, theme: Theme): CSSObject {
  return {
    [theme.breakpoints.between('sm', 'md')]: halves[index] ?? {},
    [theme.breakpoints.up('md')]: columns(theme)[index] ?? {},
  };
}

const left: CSSObject = { gridColumn: '1 / 3', paddingRight: '0.75rem' };
const right: CSSObject = { gridColumn: '3 / 5', paddingLeft: '0.75rem' };
const lowered: CSSObject = { ...right, marginTop: '4rem' };
const halves: readonly CSSObject[] = [{}, left, lowered, left, right, {}, left, lowered];

function columns(theme: Theme): readonly CSSObject[] {
  const inset = theme.layout.inset;
  const large: CSSObject = {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gap: 0,
    '& > [data-picture] img': { aspectRatio: '16 / 11' },
  };
  const tall: CSSObject = { '& > [data-picture] img': { aspectRatio: '5 / 6' } };
  const second: CSSObject = {
    gridColumn: '6 / -1',
    paddingLeft: inset,
    marginTop: 'clamp(4rem, 10vw, 10rem)',
  };
  return [
    {
      ...large,
      '& > [data-picture]': { gridColumn: '1 / 9' },
      '& > [data-text]': { gridColumn: '9 / -1', paddingLeft: inset, justifyContent: 'flex-end' },
    },
    { ...tall, gridColumn: '1 / 6' },
    second,
    { gridColumn: '1 / 8' },
    { ...tall, gridColumn: '8 / -1', paddingLeft: inset },
    {
      ...large,
      '& > [data-picture]': { gridColumn: '5 / -1', gridRow: 1, marginRight: theme.mixins.bleedRight },
      '& > [data-text]': { gridColumn: '1 / 5', gridRow: 1, paddingRight: inset, justifyContent: 'flex-end' },
    },
    { gridColumn: '1 / 6' },
    second,
  ];
}
