import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { ConsentNotice } from './ConsentNotice.tsx';
import { useConsent } from './consent.ts';
import { countPages } from './countPages.ts';
import { deleteAnalyticsCookies } from './deleteAnalyticsCookies.ts';

export function Analytics() {
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'granted') return countPages();
    if (consent === 'denied' || consent === 'refused') deleteAnalyticsCookies();
    return undefined;
  }, [consent]);
  // In the page before the notice, so that screen readers announce it.
  return (
    <Box role="status" sx={containerStyle}>
      {consent === 'unasked' && <ConsentNotice />}
    </Box>
  );
}

/** Sticky, with room of its own at the end of the page: everything can be scrolled clear of it. */
function containerStyle({ zIndex }: Theme) {
  return {
    position: 'sticky',
    bottom: 0,
    // Below the button back to the top, which stands in the right corner.
    zIndex: zIndex.mobileStepper - 1,
    displayPrint: 'none',
  } as const;
}
