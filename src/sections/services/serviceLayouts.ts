import type { CSSObject, Theme } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { space } from '#src/theme/theme.ts';

/** From 900 pixels: alone with its picture on the left or right, or half of a pair. */
export type ServiceLayout = 'left' | 'right' | 'narrowFirst' | 'wideSecond' | 'wideFirst' | 'narrowSecond';

export const serviceLayouts: readonly ServiceLayout[] = [
  'left',
  'right',
  'narrowFirst',
  'wideSecond',
  'right',
  'left',
  'wideFirst',
  'narrowSecond',
];

/** For a row with `[data-picture]`, `[data-text]` and `[data-foot]` inside. */
export function layoutStyles(layout: ServiceLayout, theme: Theme): CSSObject {
  const inset = space.inset;
  const alone: CSSObject = {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gap: 0,
  };
  const wide: CSSObject = {
    '& > [data-text]': { gridTemplateColumns: '3fr 4fr', columnGap: inset },
    '& [data-foot]': { gridColumn: '1 / -1' },
  };
  const layouts: Record<ServiceLayout, CSSObject[]> = {
    left: [
      alone,
      { '& > [data-picture]': { gridColumn: '1 / 8' } },
      { '& > [data-text]': { gridColumn: '8 / -1', paddingLeft: inset } },
    ],
    right: [
      alone,
      {
        '&::before': { right: theme.mixins.bleedRight },
        '& > [data-picture]': { gridColumn: '6 / -1', gridRow: 1, marginRight: theme.mixins.bleedRight },
        '& > [data-picture] img': { aspectRatio: '16 / 11' },
        '& > [data-text]': { gridColumn: '1 / 6', gridRow: 1, paddingRight: '2.5rem' },
      },
    ],
    narrowFirst: [{ gridColumn: '1 / 6', '& > [data-picture] img': { aspectRatio: '1' } }],
    wideSecond: [wide, { gridColumn: '6 / -1', marginLeft: inset }],
    wideFirst: [wide, { gridColumn: '1 / 8' }],
    narrowSecond: [{ gridColumn: '8 / -1', marginLeft: inset }],
  };
  return layouts[layout].reduce((merged, style) => deepmerge(merged, style), {});
}
