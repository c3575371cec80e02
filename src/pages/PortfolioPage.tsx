import Typography from '@mui/material/Typography';
import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { projects } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { PageOpener } from '#src/sections/PageOpener.tsx';
import { ProjectGallery } from '#src/sections/ProjectGallery.tsx';

/** The eight projects and the filter over them (spec 2). */
export default function PortfolioPage() {
  return (
    <>
      <PageHead
        title={portfolio.name}
        description={portfolio.description}
        path={paths.portfolio}
        jsonLd={[breadcrumb(paths.portfolio, portfolio.name)]}
      />
      <PageOpener title={portfolio.title} size="h1">
        <Typography
          variant="subtitle1"
          sx={{ maxWidth: '27rem', color: 'text.secondary', textWrap: 'pretty' }}
        >
          {portfolio.lede}
        </Typography>
      </PageOpener>
      <ProjectGallery projects={projects} />
      <ClosingBand {...closing} />
    </>
  );
}
