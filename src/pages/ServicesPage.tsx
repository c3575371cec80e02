import Typography from '@mui/material/Typography';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { closings } from '#src/content/callToAction.ts';
import { services, servicesPage as words } from '#src/content/services.ts';
import { paths } from '#src/paths.ts';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageHeader } from '#src/sections/page/PageHeader.tsx';
import { PageSections } from '#src/sections/page/PageSections.tsx';
import { Section } from '#src/sections/page/Section.tsx';
import { ServiceIndex, ServiceList } from '#src/sections/services/ServiceList.tsx';

export default function ServicesPage() {
  return (
    <>
      <PageMeta
        title={words.name}
        description={words.description}
        path={paths.services}
        jsonLd={[breadcrumb(paths.services, words.name)]}
      />
      <PageSections>
        <PageHeader title={words.title}>
          <ServiceIndex name={words.index} services={services} />
        </PageHeader>
        <Section
          name={words.name}
          tick={1}
          spacing="none"
          aside={
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.duration}
            </Typography>
          }
        >
          <ServiceList services={services} />
        </Section>
        <CallToAction {...closings.services} />
      </PageSections>
    </>
  );
}
