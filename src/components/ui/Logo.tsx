import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { LogoMark } from './LogoMark.tsx';

type LogoProps = {
  replace?: boolean;
};

export function Logo({ replace = false }: LogoProps) {
  return (
    <Link component={RouterLink} to={paths.home} replace={replace} variant="logo" underline="none">
      <LogoMark />
      {site.name}
    </Link>
  );
}
