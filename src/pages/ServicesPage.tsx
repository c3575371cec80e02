import Typography from '@mui/material/Typography';
import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { services } from '#src/content/services.ts';
import { claims } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { PageOpener } from '#src/sections/PageOpener.tsx';
import { Section } from '#src/sections/Section.tsx';
import { ServiceIndex } from '#src/sections/ServiceIndex.tsx';
import { ServiceList } from '#src/sections/ServiceList.tsx';

/** The eight services with what belongs to them and the number each one moved (spec 2). */
export default function ServicesPage() {
  return (
    <>
      <PageHead
        title="Services"
        description="Web, app, SEO, marketing, UI/UX, branding, 3D and AI/ML work, built in four to six weeks on average."
        path={paths.services}
        jsonLd={[breadcrumb(paths.services, 'Services')]}
      />
      <PageOpener title="Eight services and the numbers they moved.">
        <ServiceIndex services={services} />
      </PageOpener>
      <Section
        name="Services"
        column={1}
        isFlush
        aside={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {claims.timeline} on average
          </Typography>
        }
      >
        <ServiceList services={services} />
      </Section>
      <ClosingBand {...closing} />
    </>
  );
}
