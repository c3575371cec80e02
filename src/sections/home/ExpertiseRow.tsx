import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Service } from '#src/content/services.ts';
import { paths } from '#src/paths.ts';

/** A service as a row that leads to its place on the services page. */
export function ExpertiseRow({ service: { id, title, summary } }: { service: Service }) {
  return (
    <Box component="li" sx={{ '&:last-of-type': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box component={Link} to={`${paths.services}#${id}`} sx={rowStyle}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {summary}
        </Typography>
      </Box>
    </Box>
  );
}

function rowStyle({ motionTokens: { move, ease } }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gap: '0.25rem 1.5rem',
    gridTemplateColumns: { sm: '1fr 1fr', md: '4fr 5fr' },
    alignItems: 'baseline',
    paddingBlock: { xs: '1.375rem', md: 3 },
    borderTop: 1,
    borderColor: 'divider',
    color: 'inherit',
    textDecoration: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '-1px',
      height: '3px',
      backgroundColor: 'primary.main',
      transform: 'scaleX(0)',
      transformOrigin: '0',
      transition: `transform ${move} ${ease}`,
    },
    '&:hover::before, &:focus-visible::before': { transform: 'none' },
  } as const;
}
