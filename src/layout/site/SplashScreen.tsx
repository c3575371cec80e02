import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { LogoMark } from '#src/components/ui/Logo.tsx';
import { site } from '#src/content/site.ts';
import { SectionRule } from '#src/layout/page/SectionRule.tsx';

const duration = '1000ms';

/** The thick part of the rule steps through these columns; with reduced motion it stays in the fifth. */
const steps = 12;

const hide = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'hidden' } });
const step = keyframes({ from: { transform: 'none' }, to: { transform: `translateX(${steps - 1}00%)` } });

/**
 * Part of prerendered pages, not of those that the router renders later. CSS only, so that it disappears visually and for
 * assistive technology even without JavaScript.
 */
export function SplashScreen() {
  const isHydrated = useHydrated();
  const isLink = useNavigationType() !== 'POP';
  // In development, no page is prerendered.
  const [isShown] = useState(!isHydrated || (import.meta.env.DEV && !isLink));
  if (!isShown) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        alignContent: 'start',
        // Keeps clear of the line that Home draws at the same time.
        paddingTop: 'max(6rem, 14svh)',
        backgroundColor: 'background.default',
        animation: `${hide} ${duration} step-end forwards !important`,
        '@media print': { display: 'none' },
        // Set by the inline script in `index.html` when the visitor came from another page of the site.
        '[data-visited] &': { display: 'none' },
      }}
    >
      <Container>
        <LogoMark size="48px" />
        <Box
          sx={{
            marginTop: 3,
            '& > div::before': { animation: `${step} ${duration} steps(${steps}, jump-none) forwards` },
          }}
        >
          <SectionRule tick={4} />
        </Box>
        <Typography variant="body2" sx={{ paddingTop: 2 }}>
          Loading {site.name}
        </Typography>
      </Container>
    </Box>
  );
}
