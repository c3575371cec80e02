import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNav } from './SiteNav.tsx';
import { SplashScreen } from './SplashScreen.tsx';

/** With separate boundaries, React hydrates the clicked part first and yields to the browser between parts. */
export function SiteLayout() {
  return (
    <>
      {/* Comes first, so that on a slow load its one-second timer starts before Home's line, which is drawn in front of it. */}
      <Suspense>
        <SplashScreen />
      </Suspense>
      <Link href="#main" variant="skip">
        Skip to content
      </Link>
      <Suspense>
        <SiteNav />
      </Suspense>
      <Box component="main" id="main" tabIndex={-1} sx={{ overflowX: 'clip' }}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  );
}
