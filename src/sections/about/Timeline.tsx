import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Year } from '#src/content/about.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { TimelineYear } from './TimelineYear.tsx';

type TimelineProps = { title: string; years: readonly Year[]; tick: number };

export function Timeline({ title, years, tick }: TimelineProps) {
  const [first, last] = [years.at(0), years.at(-1)];
  return (
    <Section name={`${first?.year} to ${last?.year}`} tick={tick}>
      <Typography variant="h2" sx={{ paddingBlock: `${space.head} ${space.row}` }}>
        {title}
      </Typography>
      <Box component="ol" sx={listStyle}>
        {years.map((year) => (
          <TimelineYear key={year.year} year={year} />
        ))}
      </Box>
    </Section>
  );
}

function listStyle({ breakpoints, mixins }: Theme) {
  return {
    [breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      borderLeft: mixins.hairline,
    },
  };
}
