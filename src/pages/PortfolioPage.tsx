import Typography from '@mui/material/Typography';
import { projectStories } from '#src/content/projectStories.ts';
import { portfolio, projects } from '#src/content/projects.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { ClosingLines } from '#src/sections/figures/ClosingLines.tsx';
import { ProjectGallery } from '#src/sections/projects/ProjectGallery.tsx';
import { ProjectStories } from '#src/sections/projects/ProjectStories.tsx';

export default function PortfolioPage() {
  return (
    <Page
      page="portfolio"
      title={portfolio.name}
      description={portfolio.description}
      closing={<ClosingLines lines={projects.map(({ weeks }) => weeks)} />}
    >
      <PageHeader title={portfolio.title} size="h1">
        <Typography variant="lede" sx={{ maxWidth: '27rem' }}>
          {portfolio.lede}
        </Typography>
      </PageHeader>
      <ProjectGallery projects={projects} />
      <ProjectStories {...projectStories} tick={6} />
    </Page>
  );
}
