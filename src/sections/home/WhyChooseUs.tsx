import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProgressChartData, whyChooseUs } from '#src/content/home.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { hairline } from '#src/theme/mixins.ts';
import { space } from '#src/theme/theme.ts';
import { ProgressChart } from './ProgressChart.tsx';

type WhyChooseUsProps = typeof whyChooseUs & { chart: ProgressChartData; tick: number };

export function WhyChooseUs({ name, title, points, chart, tick }: WhyChooseUsProps) {
  return (
    <Section name={name} tick={tick}>
      <PageGrid sx={{ paddingTop: space.head }}>
        <Box sx={leadStyle}>
          <Typography variant="h2" sx={{ paddingBottom: '2.5rem' }}>
            {title}
          </Typography>
          <ProgressChart chart={chart} />
        </Box>
        <Box component="ul" sx={listStyle}>
          {points.map((point) => (
            <li key={point.title}>
              <Typography variant="h4" component="h3">
                {point.title}
              </Typography>
              <Typography sx={{ color: 'text.secondary', lineHeight: 1.5 }}>{point.text}</Typography>
            </li>
          ))}
        </Box>
      </PageGrid>
    </Section>
  );
}

const leadStyle = {
  gridColumn: { md: '1 / 6' },
  display: { md: 'flex' },
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const;

const listStyle = {
  display: 'grid',
  gridColumn: { md: '7 / -1' },
  // Two columns, or one with large text.
  gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(max(40%, 12rem), 1fr))' },
  columnGap: { sm: 3, md: 0 },
  '& > li': {
    display: 'grid',
    gap: '0.625rem',
    alignContent: 'start',
    padding: { xs: '1.5rem 0 2.5rem', md: `1.5rem ${space.inset} 3.5rem` },
    borderTop: hairline,
    borderLeft: { md: hairline },
  },
  '& > li:nth-of-type(-n + 2)': { borderTop: { md: 0 }, paddingTop: { md: 0 } },
} as const;
