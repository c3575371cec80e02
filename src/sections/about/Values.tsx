import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import type { about, values as habits } from '#src/content/about.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type ValuesProps = typeof about.values & { values: typeof habits; tick: number };

export function Values({ name, title, values, tick }: ValuesProps) {
  return (
    <Section name={name} tick={tick}>
      <Typography variant="h2" sx={{ paddingBlock: `${space.head} ${space.row}` }}>
        {title}
      </Typography>
      <PageGrid sx={rowStyle}>
        {values.map((value) => (
          <Box key={value.title}>
            <CoverImage data-picture picture={{ src: value.picture, width: 600, height: 450, alt: '' }} />
            <Typography variant="h3">{value.title}</Typography>
            <Typography variant="detail">{value.text}</Typography>
          </Box>
        ))}
      </PageGrid>
    </Section>
  );
}

/** On wide screens, side by side in five, four and three columns, with equal height. */
const rowStyle = {
  rowGap: 5,
  '& > div': { display: 'grid', gap: 1.5, alignContent: 'start', borderTop: hairline, paddingTop: 1.5 },
  '& [data-picture]': { marginBottom: 1 },
  [breakpoints.between('sm', 'md')]: {
    '& > div': { gridTemplateColumns: '3fr 4fr', gridTemplateRows: 'auto 1fr', columnGap: space.inset },
    '& [data-picture]': { gridRow: '1 / 3', alignSelf: 'start', margin: 0 },
  },
  [breakpoints.up('md')]: {
    columnGap: space.inset,
    '& > :nth-of-type(1)': { gridColumn: 'span 5' },
    '& > :nth-of-type(2)': { gridColumn: 'span 4' },
    '& > :nth-of-type(3)': { gridColumn: 'span 3' },
    '& img': { height: '20rem' },
  },
} as const;
