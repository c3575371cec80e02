import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { Wave } from '#src/layout/page/Wave.tsx';
import { paths } from '#src/paths.ts';
import { space } from '#src/theme/theme.ts';
import { LoginForm } from './LoginForm.tsx';
import type { LoginState } from './RequireAdmin.tsx';

export default function LoginPage() {
  const navigate = useNavigate();
  const { search = '' }: Partial<LoginState> = useLocation().state ?? {};
  const dashboard = paths.admin + search;
  useEffect(() => forwardAdmin(() => navigate(dashboard, { replace: true })), [navigate, dashboard]);
  return (
    <Box component="main" sx={pageStyle}>
      <PageMeta title="Login" description="Log in to the admin area." />
      <Paper variant="band" sx={bandStyle}>
        <Logo />
        <Wave sx={waveStyle} />
      </Paper>
      <Box sx={paneStyle}>
        <Box sx={{ display: { md: 'none' } }}>
          <Logo />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: '30rem' }}>
          <Typography variant="h2" component="h1" sx={{ ml: '-0.03em', pb: 1 }}>
            Login
          </Typography>
          <noscript>
            <Typography>
              Logging in requires JavaScript. If JavaScript is already enabled, try reloading the page.
            </Typography>
          </noscript>
          <LoginForm onSignedIn={() => navigate(dashboard)} />
          <Link href={paths.home} variant="body2" sx={{ justifySelf: 'start', color: 'text.secondary' }}>
            Back to the Website
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

function forwardAdmin(forward: () => void): () => void {
  let isGone = false;
  import('./signIn.ts')
    .then(({ isAdminSignedIn }) => isAdminSignedIn())
    .then((isAdmin) => isAdmin && !isGone && forward())
    .catch((error: unknown) => console.warn("Couldn't check the session:", error));
  return () => {
    isGone = true;
  };
}

function pageStyle({ breakpoints }: Theme) {
  return {
    display: 'grid',
    minHeight: '100svh',
    [breakpoints.between('sm', 'md')]: { gridTemplateRows: '1fr 40svh' },
    [breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
  };
}

const edge = `max(${space.gutter}, (100vw - ${space.frame}) / 2)`;

function bandStyle(theme: Theme) {
  return {
    display: 'none',
    overflow: 'hidden',
    paddingTop: '1.25rem',
    '& > a': { alignSelf: 'start', marginLeft: edge },
    // The lower part of the screen, without the second logo.
    [theme.breakpoints.between('sm', 'md')]: { display: 'grid', order: 1, '& > a': { display: 'none' } },
    [theme.breakpoints.up('md')]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
  } as const;
}

const waveStyle = {
  height: { xs: '28svh', md: '52svh' },
  marginBottom: { md: '12svh' },
} as const;

function paneStyle(theme: Theme) {
  return {
    display: 'grid',
    alignContent: 'start',
    gap: { xs: '15svh', sm: '8svh' },
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.background.paper }),
    padding: `1.25rem ${space.gutter} 4rem`,
    [theme.breakpoints.up('md')]: {
      alignContent: 'center',
      padding: `4rem ${edge} 4rem clamp(2rem, 5vw, 4.5rem)`,
    },
  };
}
