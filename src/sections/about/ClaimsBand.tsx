import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { type Stat, StatList } from '#src/sections/figures/StatList.tsx';
import { hairline } from '#src/theme/mixins.ts';
import { palette } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type ClaimsBandProps = { name: string; timeline: Stat; others: readonly Stat[]; tick: number };

export function ClaimsBand({ name, timeline, others, tick }: ClaimsBandProps) {
  const [figure, unit] = timeline.figure.split(' ');
  const [from = 0, to = 0] = (figure ?? '').split('-').map(Number);
  return (
    <Section name={name} headingElement="h2" tick={tick} variant="band">
      <PageGrid sx={{ paddingBlock: `${space.group} clamp(3rem, 5vw, 5rem)`, rowGap: 4, alignItems: 'end' }}>
        <Box sx={{ gridColumn: { md: '1 / 9' }, paddingRight: { md: space.inset } }}>
          <Box component="p">
            <Typography variant="figure" component="span" sx={{ marginLeft: '-0.015em' }}>
              {figure}
            </Typography>{' '}
            <Typography variant="h2" component="span" sx={{ marginLeft: '0.2em' }}>
              {unit}
            </Typography>
          </Box>
          <WeekRange from={from} to={to} />
          <Typography variant="detail" sx={{ paddingTop: 1.5 }}>
            {timeline.label}
          </Typography>
        </Box>
        <StatList stats={others} sx={claimsStyle} />
      </PageGrid>
    </Section>
  );
}

const claimsStyle = {
  gridColumn: { md: '9 / -1' },
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '1fr' },
  alignSelf: 'stretch',
  borderBlock: { xs: hairline, md: 0 },
  borderLeft: { md: hairline },
  '& > div': { padding: { xs: '1.25rem 1rem 1.25rem 0', md: `1.5rem 0 1.5rem ${space.inset}` } },
  '& > div + div': {
    paddingLeft: { xs: 2, md: space.inset },
    borderLeft: { xs: hairline, md: 0 },
    borderTop: { md: hairline },
  },
} as const;

type WeekRangeProps = { from: number; to: number };

function WeekRange({ from, to }: WeekRangeProps) {
  const width = 100 * Math.max(6, from, to);
  const ticks = Array.from({ length: width / 100 - 1 }, (_, index) => `M${(index + 1) * 100} 13v12`).join('');
  return (
    <Box component="svg" viewBox={`0 0 ${width} 26`} preserveAspectRatio="none" aria-hidden sx={scaleStyle}>
      <path stroke="currentColor" d={`M0 13H${width}M.5 13v12M${width - 0.5} 13v12${ticks}`} />
      <path data-range strokeWidth="6" d={`M${from * 100} 12H${to * 100}`} />
    </Box>
  );
}

const scaleStyle = {
  display: 'block',
  width: '100%',
  height: '26px',
  marginTop: '2.5rem',
  overflow: 'visible',
  fill: 'none',
  color: palette.text.secondary,
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& [data-range]': { stroke: palette.primary.main },
} as const;
