import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { services, servicesPage as words } from '#src/content/services.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { ServiceList } from '#src/sections/services/ServiceList.tsx';

export default function ServicesPage() {
  return (
    <Page page="services" title={words.name} description={words.description}>
      <PageHeader title={words.title}>
        <ServiceIndex />
      </PageHeader>
      <Section name={words.name} tick={1} isFirst aside={words.duration}>
        <ServiceList services={services} />
      </Section>
    </Page>
  );
}

function ServiceIndex() {
  return (
    <nav aria-label={words.index}>
      <Box component="ul" sx={{ columns: '2 8rem', columnGap: 3 }}>
        {services.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ breakInside: 'avoid' }}>
            <Link
              href={`#${id}`}
              variant="body2"
              underline="hover"
              sx={{ display: 'block', lineHeight: 1.6, paddingBlock: { xs: 1.25, md: 0.625 } }}
            >
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </nav>
  );
}
