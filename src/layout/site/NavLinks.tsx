import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#src/publicPages.ts';

export function NavLinks() {
  return (
    <nav aria-label="Main">
      <ul>
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <Link component={NavLink} to={to} discover="none" viewTransition underline="none" variant="nav">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
