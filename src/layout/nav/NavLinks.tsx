import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '#src/content/navigation.ts';

type NavLinksProps = { /** In the open menu, links replace the menu's history entry. */ replace?: boolean };

export function NavLinks({ replace = false }: NavLinksProps) {
  return (
    <nav aria-label="Main">
      <ul>
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <Link
              component={NavLink}
              to={to}
              discover="none"
              replace={replace}
              underline="none"
              variant="nav"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
