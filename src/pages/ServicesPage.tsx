import Typography from '@mui/material/Typography';
import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { closing } from '#src/content/closing.ts';
import { services, servicesPage as words } from '#src/content/services.ts';
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
        title={words.name}
        description={words.description}
        path={paths.services}
        jsonLd={[breadcrumb(paths.services, words.name)]}
      />
      <PageOpener title={words.title}>
        <ServiceIndex name={words.index} services={services} />
      </PageOpener>
      <Section
        name={words.name}
        column={1}
        isFlush
        aside={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.duration}
          </Typography>
        }
      >
        <ServiceList services={services} />
      </Section>
      <ClosingBand {...closing} />
    </>
  );
}
