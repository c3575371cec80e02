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
