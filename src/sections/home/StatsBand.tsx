import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { stats } from '#src/content/home.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { StatList } from '#src/sections/figures/StatList.tsx';
import { Tally } from '#src/sections/figures/Tally.tsx';
import { wipedInView } from '#src/theme/inView.ts';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type StatsBandProps = typeof stats & { tick: number };

export function StatsBand({ name, figure, delivered, inProgress, caption, claims, tick }: StatsBandProps) {
  return (
    <Section name={name} headingElement="h2" tick={tick} variant="band">
      <PageGrid sx={{ paddingTop: space.group, alignItems: 'end', rowGap: 4 }}>
        <Typography
          variant="figure"
          sx={{ gridColumn: { md: '1 / 9' }, marginLeft: '-0.05em', paddingBottom: '0.045em' }}
        >
          {figure.replace('+', '')}
          {figure.endsWith('+') && (
            <Box component="span" sx={{ marginLeft: '0.06em' }}>
              +
            </Box>
          )}
        </Typography>
        <Box
          sx={{
            gridColumn: { md: '9 / -1' },
            paddingLeft: { md: space.inset },
            color: 'text.secondary',
            '& svg': { width: '100%', color: 'text.hint', ...wipedInView },
          }}
        >
          <Tally
            count={delivered + inProgress}
            highlighted={inProgress}
            perRow={26}
            height={20}
            spacing={16}
            rowSpacing={28}
          />
          <Typography variant="detail" sx={{ paddingTop: 2 }}>
            {caption}
          </Typography>
        </Box>
      </PageGrid>
      <StatList stats={claims} sx={claimsStyle} />
    </Section>
  );
}

const claimsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginTop: space.group,
  paddingBottom: 'clamp(3rem, 5vw, 5rem)',
  borderTop: hairline,
  '& > div': { padding: '1.25rem 1rem 1.25rem 0', borderBottom: hairline },
  [breakpoints.down('md')]: { '& > div:nth-of-type(even)': { paddingLeft: 2, borderLeft: hairline } },
  [breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 3fr 4fr 3fr',
    '& > div:nth-of-type(n)': { padding: `1.5rem ${space.inset} 0`, borderLeft: hairline, borderBottom: 0 },
    '& > div:first-of-type': { paddingLeft: 0, borderLeft: 0 },
    // With large text, figures side by side would overflow the screen.
    '@container (max-width: 50rem)': {
      '&& > div:nth-of-type(n)': { gridColumn: '1 / -1', paddingLeft: 0, borderLeft: 0 },
    },
  },
} as const;
