import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Kept } from '#src/components/Kept.tsx';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import { SiteNav } from '#src/layout/nav/SiteNav.tsx';
import { BackToTop } from './BackToTop.tsx';
import { SkipLink } from './SkipLink.tsx';
import { SplashScreen } from './SplashScreen.tsx';

const SiteFooter = lazyPart(
  () => import('#src/layout/footer/SiteFooter.tsx').then((module) => module.SiteFooter),
  () => null,
);

/** The public shell: every page between the navigation and the footer (spec 2). */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <SiteNav />
      <Box component="main" id="main" tabIndex={-1} sx={{ overflowX: 'clip' }}>
        <Outlet />
      </Box>
      <Kept as="part">
        <Suspense fallback={null}>
          <SiteFooter />
        </Suspense>
      </Kept>
      <BackToTop />
      <SplashScreen />
    </>
  );
}
