import { Columns } from '#src/components/Columns.tsx';
import type { Service } from '#src/content/services.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { serviceBeat } from './serviceBeat.ts';

/** All services one under the other, pictures left and right in an uneven beat. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <Columns sx={{ paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)', rowGap: 'clamp(3rem, 6vw, 6rem)' }}>
      {services.map((service, index) => (
        <ServiceRow
          key={service.id}
          service={service}
          place={serviceBeat[index % serviceBeat.length] ?? 'left'}
          isFirst={index === 0}
        />
      ))}
    </Columns>
  );
}
