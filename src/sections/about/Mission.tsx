import Typography from '@mui/material/Typography';
import type { mission } from '#src/content/about.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { SparklineGrid } from './SparklineGrid.tsx';

export function Mission({ name, titleLabel, title, visionTitle, vision, ...grid }: typeof mission) {
  return (
    <>
      <PageHeader label={titleLabel} title={title} titleAlign="top">
        <div>
          <Typography variant="h6" component="h2" sx={{ paddingBottom: 1 }}>
            {visionTitle}
          </Typography>
          <Typography variant="lede" sx={{ color: 'text.primary' }}>
            {vision}
          </Typography>
        </div>
      </PageHeader>
      <Section name={name} headingElement="h2" tick={0} isFirst>
        <SparklineGrid {...grid} />
      </Section>
    </>
  );
}
