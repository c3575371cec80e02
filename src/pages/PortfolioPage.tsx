import Typography from '@mui/material/Typography';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { closings } from '#src/content/callToAction.ts';
import { projectStories } from '#src/content/projectStories.ts';
import { portfolio, projects } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageHeader } from '#src/sections/page/PageHeader.tsx';
import { PageSections } from '#src/sections/page/PageSections.tsx';
import { ProjectGallery } from '#src/sections/projects/ProjectGallery.tsx';
import { ProjectStories } from '#src/sections/projects/ProjectStories.tsx';

export default function PortfolioPage() {
  return (
    <>
      <PageMeta
        title={portfolio.name}
        description={portfolio.description}
        path={paths.portfolio}
        jsonLd={[breadcrumb(paths.portfolio, portfolio.name)]}
      />
      <PageSections>
        <PageHeader title={portfolio.title} size="h1">
          <Typography variant="lede" sx={{ maxWidth: '27rem', color: 'text.secondary', textWrap: 'pretty' }}>
            {portfolio.lede}
          </Typography>
        </PageHeader>
        <ProjectGallery projects={projects} />
        <ProjectStories {...projectStories} tick={6} />
        <CallToAction {...closings.portfolio} />
      </PageSections>
    </>
  );
}
