import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { LogoMark } from '#src/components/ui/LogoMark.tsx';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';

type AdminBarProps = {
  /** The screen's headline. */
  title: string;
  /** The screen's buttons; on phones they share the lines below the title. */
  children: ReactNode;
};

/** The bar on top of the back office. */
export function AdminHeader({ title, children }: AdminBarProps) {
  return (
    <Box component="header" sx={barStyle}>
      <Box component={Link} to={paths.home} aria-label={site.name} sx={logoStyle}>
        <LogoMark size="22px" />
      </Box>
      <Typography variant="h5" component="h1" sx={{ marginRight: 'auto' }}>
        {title}
      </Typography>
      <ColorModeToggle />
      <Box sx={actionsStyle}>{children}</Box>
    </Box>
  );
}

/** Left and right of everything in the back office. */
export const sidePadding = 'clamp(1rem, 2vw, 2rem)';

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  minHeight: '4rem',
  paddingInline: sidePadding,
  paddingBlock: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

function logoStyle(theme: Theme) {
  return {
    display: 'grid',
    alignContent: 'center',
    minHeight: '2rem',
    paddingRight: '0.75rem',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
  };
}

function actionsStyle(theme: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 0.75rem',
    [theme.breakpoints.down('md')]: { flexBasis: '100%' },
    [theme.breakpoints.down(700)]: {
      gap: '0.5rem',
      paddingBottom: '0.25rem',
      '&& > *': { flex: '1 1 auto', minHeight: theme.layout.control.medium, paddingInline: '0.5rem' },
      // Four buttons stand two by two.
      '&&:has(> * + * + * + *) > *': { flexBasis: '40%' },
    },
  };
}
