import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#src/content/navigation.ts';

/** Without scripts they show on narrow screens too, in place of the menu. */
export function NavLinks() {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={[
        { display: { xs: 'none', lg: 'block' }, marginRight: 1 },
        ({ mixins }) => mixins.ifNoScript({ display: 'block' }),
      ]}
    >
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' }}>
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <Link component={NavLink} to={to} underline="none" variant="nav">
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
