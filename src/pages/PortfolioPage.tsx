import Typography from '@mui/material/Typography';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { projects } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageHeader } from '#src/sections/page/PageHeader.tsx';
import { ProjectGallery } from '#src/sections/projects/ProjectGallery.tsx';

export default function PortfolioPage() {
  return (
    <>
      <PageMeta
        title={portfolio.name}
        description={portfolio.description}
        path={paths.portfolio}
        jsonLd={[breadcrumb(paths.portfolio, portfolio.name)]}
      />
      <PageHeader title={portfolio.title} size="h1">
        <Typography variant="lede" sx={{ maxWidth: '27rem', color: 'text.secondary', textWrap: 'pretty' }}>
          {portfolio.lede}
        </Typography>
      </PageHeader>
      <ProjectGallery projects={projects} />
      <CallToAction {...callToAction} />
    </>
  );
}
