import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsOnline } from '#src/admin/shared/useIsOnline.ts';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { LogoMark } from '#src/components/ui/LogoMark.tsx';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { sidePadding } from './adminLayout.ts';
import { NotificationSwitch } from './new-submissions/NotificationSwitch.tsx';

type AdminHeaderProps = {
  title: string;
  children: ReactNode;
};

export function AdminHeader({ title, children }: AdminHeaderProps) {
  const isOnline = useIsOnline();
  return (
    <AppBar position="static" color="default">
      <Toolbar disableGutters sx={toolbarStyle}>
        <Link href={paths.home} aria-label={site.name} color="inherit" underline="none" sx={logoStyle}>
          <LogoMark size="22px" />
        </Link>
        <Typography variant="h5" component="h1" sx={{ marginRight: 'auto' }}>
          {title}
        </Typography>
        <span role="status">{!isOnline && <Chip variant="badge" color="warning" label="Offline" />}</span>
        <NotificationSwitch />
        <ColorModeToggle />
        <Box sx={actionsStyle}>{children}</Box>
      </Toolbar>
    </AppBar>
  );
}

const toolbarStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  // As high with its border.
  '&&': { minHeight: 'calc(4rem - 1px)' },
  paddingInline: sidePadding,
  paddingBlock: 1,
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
