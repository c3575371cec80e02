import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#src/content/navigation.ts';

/** The seven links as rows of the mobile menu, each with a bar of one column for the current one. */
export function MobileMenuLinks() {
  return (
    <Box component="nav" aria-label="Main" sx={{ flex: 1, display: 'flex', maxHeight: '44rem' }}>
      <Box component="ul" sx={{ flex: 1, display: 'grid', gridAutoRows: 'minmax(3.25rem, 1fr)' }}>
        {mainLinks.map(({ label, to }) => (
          <Box component="li" key={to} sx={{ display: 'grid', borderBottom: 1, borderColor: 'divider' }}>
            <Box
              component={NavLink}
              to={to}
              sx={({ typography }) => ({
                ...typography.h3,
                position: 'relative',
                display: 'flex',
                alignItems: 'center',
                color: 'inherit',
                textDecoration: 'none',
                '&[aria-current]::before, &:hover::before': {
                  content: '""',
                  position: 'absolute',
                  left: 0,
                  bottom: '-2px',
                  width: '25%',
                  height: '3px',
                  backgroundColor: 'currentColor',
                },
                '&[aria-current]::before': { backgroundColor: 'primary.main' },
              })}
            >
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
