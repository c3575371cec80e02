import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { UpIcon } from '#src/theme/icons.ts';
import { space } from '#src/theme/theme.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNav } from './SiteNav.tsx';
import { SplashScreen } from './SplashScreen.tsx';

/** With separate boundaries, React hydrates the clicked part first and yields to the browser between parts. */
export function SiteLayout() {
  return (
    <>
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
      <Suspense>
        <BackToTop />
      </Suspense>
      <Suspense>
        <SplashScreen />
      </Suspense>
    </>
  );
}

function BackToTop() {
  const isShown = useScrollTrigger({ disableHysteresis: true, threshold: 300 });
  return (
    <IconButton
      aria-label="Back to top"
      color="floating"
      onClick={scrollToTop}
      sx={[buttonStyle, !isShown && { opacity: 0, visibility: 'hidden' }]}
    >
      <UpIcon />
    </IconButton>
  );
}

/** Also moves the keyboard focus to the top, because the button is about to disappear. */
function scrollToTop(): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

function buttonStyle({ transitions }: Theme) {
  return {
    position: 'fixed',
    // Beside the text where the window is wide enough.
    right: `max(0.5rem, (100vw - ${space.frame}) / 2 - 3.75rem)`,
    bottom: { xs: '0.5rem', md: '1.25rem' },
    zIndex: 'mobileStepper',
    transition: transitions.create(['opacity', 'visibility']),
  } as const;
}
