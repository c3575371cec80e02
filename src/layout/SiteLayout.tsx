import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '#src/layout/footer/SiteFooter.tsx';
import { SiteNav } from '#src/layout/nav/SiteNav.tsx';
import { BackToTop } from './BackToTop.tsx';
import { SkipLink } from './SkipLink.tsx';
import { SplashScreen } from './SplashScreen.tsx';

export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <SiteNav />
      <Box component="main" id="main" tabIndex={-1} sx={{ overflowX: 'clip' }}>
        <Outlet />
      </Box>
      <SiteFooter />
      <BackToTop />
      <SplashScreen />
    </>
  );
}
