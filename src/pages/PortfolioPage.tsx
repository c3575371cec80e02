import Typography from '@mui/material/Typography';
import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
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
        title="Portfolio"
        description="Eight of 150 projects, each with the figure from its first week and the one from its last."
        path={paths.portfolio}
        jsonLd={[breadcrumb(paths.portfolio, 'Portfolio')]}
      />
      <PageOpener title="What moved." size="h1">
        <Typography
          variant="subtitle1"
          sx={{ maxWidth: '27rem', color: 'text.secondary', textWrap: 'pretty' }}
        >
          Eight of 150 projects, each with the figure from its first week and the one from its last.
        </Typography>
      </PageOpener>
      <ProjectGallery projects={projects} />
      <ClosingBand {...closing} />
    </>
  );
}
