import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { Service } from '#src/content/services.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { serviceLayouts } from './serviceLayouts.ts';

export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <PageGrid sx={{ paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)', rowGap: 'clamp(3rem, 6vw, 6rem)' }}>
      {services.map((service, index) => (
        <ServiceRow
          key={service.id}
          service={service}
          layout={serviceLayouts[index % serviceLayouts.length] ?? 'left'}
          isAboveFold={index === 0}
        />
      ))}
    </PageGrid>
  );
}

export function ServiceIndex({ name, services }: { name: string; services: readonly Service[] }) {
  return (
    <nav aria-label={name}>
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
