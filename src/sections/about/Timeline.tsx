import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import type { Year } from '#src/content/about.ts';
import type { Picture } from '#src/content/pictures.ts';
import { Section } from '#src/layout/page/Section.tsx';
import { Tally } from '#src/sections/figures/Tally.tsx';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type TimelineProps = { title: string; room: Picture; years: readonly Year[]; tick: number };

export function Timeline({ title, room, years, tick }: TimelineProps) {
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
      <Box sx={{ paddingTop: space.head }}>
        <CoverImage
          picture={room}
          // On a phone, cuts between two sheets, not through one.
          sx={{ '--frame': { xs: '6 / 5', sm: `${room.width} / ${room.height}` } }}
        />
      </Box>
    </Section>
  );
}

const listStyle = {
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    borderLeft: hairline,
  },
} as const;

function TimelineYear({ year: { year, projects, inProgress = 0, text } }: { year: Year }) {
  const count = projects + inProgress;
  const marks = { count, highlighted: inProgress, height: 18 };
  return (
    <Box component="li" sx={yearStyle}>
      <Box data-marks>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Tally {...marks} perRow={9} spacing={20} rowSpacing={26} isStacked />
        </Box>
        <Box sx={{ display: { md: 'none' }, width: `min(${count * 1.6}vw, ${count * 12}px)` }}>
          <Tally {...marks} perRow={count} spacing={12} rowSpacing={18} isFullWidth />
        </Box>
      </Box>
      <Typography variant="h4" component="h3">
        {year}
      </Typography>
      <Typography variant="h6" component="p" data-count>
        {projects} projects
      </Typography>
      <Typography variant="detail" data-text>
        {text}
      </Typography>
    </Box>
  );
}

/** Limits large text to the width of its year's column. */
const yearStyle = {
  [breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    rowGap: '0.125rem',
    padding: '1.125rem 0 1.375rem',
    borderTop: hairline,
    '& > h3': { gridColumn: '1', gridRow: '1' },
    '& > [data-marks]': { gridColumn: '2', gridRow: '1', alignSelf: 'center' },
    '& > [data-count]': { gridColumn: '2', paddingTop: '0.375rem' },
    '& > [data-text]': { gridColumn: '2' },
  },
  [breakpoints.up('md')]: {
    paddingBottom: 2,
    borderRight: hairline,
    '& > *': { paddingInline: 'min(1rem, 1.8vw)' },
    '& > h3': { paddingTop: '1rem', fontSize: `min(${typography.h4.fontSize}, 4vw)` },
    '& > [data-count]': { paddingTop: '0.125rem' },
    '& > [data-text]': { paddingTop: '0.75rem' },
    '& > [data-marks]': {
      display: 'flex',
      alignItems: 'flex-end',
      height: '11rem',
      paddingBottom: '1rem',
      borderBottom: `1px solid ${palette.line.tick}`,
    },
  },
} as const;
