import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Service } from '#src/content/services.ts';
import { paths } from '#src/paths.ts';

export function ExpertiseRow({ service: { id, title, summary } }: { service: Service }) {
  return (
    <Box component="li" sx={{ '&:last-of-type': { borderBottom: 1, borderColor: 'divider' } }}>
      <Link href={`${paths.services}#${id}`} underline="none" sx={rowStyle}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {summary}
        </Typography>
      </Link>
    </Box>
  );
}

function rowStyle({ mixins }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gap: '0.25rem 1.5rem',
    gridTemplateColumns: { sm: '1fr 1fr', md: '4fr 5fr' },
    alignItems: 'baseline',
    paddingBlock: { xs: '1.375rem', md: 3 },
    borderTop: 1,
    borderColor: 'divider',
    '&::before': mixins.accentLine,
    '&:hover::before, &:focus-visible::before': { transform: 'none' },
  } as const;
}
