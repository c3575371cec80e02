import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { LogoMark } from './LogoMark.tsx';

/** Mark and name, leading home. */
export function Logo() {
  return (
    <Box
      component={Link}
      to={paths.home}
      sx={(theme) => ({
        ...theme.typography.h4,
        fontWeight: 700,
        letterSpacing: '-0.035em',
        lineHeight: 1,
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.6rem',
        minHeight: theme.layout.control.medium,
        color: 'inherit',
        textDecoration: 'none',
      })}
    >
      <LogoMark />
      {site.name}
    </Box>
  );
}
