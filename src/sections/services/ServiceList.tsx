import type { CSSObject } from '@mui/material/styles';
import type { Service } from '#src/content/services.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { bleedRight } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';
import { ServiceRow } from './ServiceRow.tsx';

export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <PageGrid sx={listStyle}>
      {services.map((service, index) => (
        <ServiceRow key={service.id} service={service} isAboveFold={index === 0} />
      ))}
    </PageGrid>
  );
}

const { inset } = space;

const alone: CSSObject = {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gap: 0,
  // The picture beside them leaves more room.
  '& li': { paddingBlock: '1rem' },
};

const left: CSSObject = {
  ...alone,
  '& > [data-picture]': { gridColumn: '1 / 8' },
  '& > [data-text]': { gridColumn: '8 / -1', paddingLeft: inset },
};

const half: CSSObject = { gridTemplateRows: 'auto 1fr' };

const right: CSSObject = {
  ...alone,
  '&::before': { right: bleedRight },
  '& > [data-picture]': { gridColumn: '6 / -1', gridRow: 1, marginInline: `${inset} ${bleedRight}` },
  '& > [data-picture] img': { aspectRatio: '16 / 11' },
  '& > [data-picture]::after': { borderRight: 0 },
  '& > [data-text]': { gridColumn: '1 / 6', gridRow: 1 },
};

/**
 * From 900 pixels, each row is alone with its picture on the left or right, or half of a pair. The pattern repeats: left,
 * right, a narrow and a wide one, right, left, a wide and a narrow one.
 */
const pattern: readonly CSSObject[] = [
  left,
  right,
  // Narrow pictures are as tall as the wide ones beside them.
  { ...half, gridColumn: '1 / 6', '& > [data-picture] img': { aspectRatio: '56 / 57' } },
  { ...half, gridColumn: '6 / -1', marginLeft: inset },
  right,
  left,
  { ...half, gridColumn: '1 / 8' },
  {
    ...half,
    gridColumn: '8 / -1',
    marginLeft: inset,
    '& > [data-picture] img': { aspectRatio: '134 / 147' },
  },
];

const listStyle = {
  paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)',
  rowGap: 'clamp(3rem, 6vw, 6rem)',
  [breakpoints.up('md')]: Object.fromEntries(
    pattern.map((row, index) => [`& > :nth-of-type(${pattern.length}n + ${index + 1})`, row]),
  ),
};
