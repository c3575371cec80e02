import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { ProjectProgress } from '#src/content/about.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { SparklineGrid } from './SparklineGrid.tsx';

type MissionProps = {
  name: string;
  title: string;
  visionTitle: string;
  vision: string;
  progress: readonly ProjectProgress[];
  caption: string;
};

export function Mission({ name, title, visionTitle, vision, progress, caption }: MissionProps) {
  return (
    <Section name={name} tick={0} spacing="top">
      <PageGrid>
        <Typography
          variant="h2"
          component="h1"
          sx={(theme) => ({ paddingTop: theme.layout.head, gridColumn: { md: '1 / 11' } })}
        >
          {title}
        </Typography>
        <Box sx={{ gridColumn: { md: '6 / 12' }, paddingTop: { xs: 4, md: '2.5rem' } }}>
          <Typography variant="h6" component="h2" sx={{ paddingBottom: 1 }}>
            {visionTitle}
          </Typography>
          <Typography variant="lede" sx={{ textWrap: 'pretty' }}>
            {vision}
          </Typography>
        </Box>
      </PageGrid>
      <SparklineGrid progress={progress} caption={caption} />
    </Section>
  );
}
