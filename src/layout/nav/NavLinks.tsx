import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#src/content/navigation.ts';

/** The seven links in a row, from the width on which they fit; the current one is underlined. */
export function NavLinks() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', lg: 'block' }, marginRight: 1 }}>
      <Box component="ul" sx={{ display: 'flex', gap: '0.25rem' }}>
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <Box
              component={NavLink}
              to={to}
              sx={({ typography, motionTokens: { move, ease } }) => ({
                ...typography.body2,
                fontWeight: 500,
                position: 'relative',
                display: 'block',
                padding: '0.625rem 0.75rem',
                color: 'inherit',
                textDecoration: 'none',
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  insetInline: '0.75rem',
                  bottom: '0.375rem',
                  height: '2px',
                  backgroundColor: 'currentColor',
                  transform: 'scaleX(0)',
                  transformOrigin: '0',
                  transition: `transform ${move} ${ease}`,
                },
                '&:hover::after': { transform: 'none' },
                '&[aria-current]::after': {
                  transform: 'none',
                  bottom: '0.3125rem',
                  height: '3px',
                  backgroundColor: 'primary.main',
                },
              })}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
