import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Service } from '#src/content/services.ts';

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
