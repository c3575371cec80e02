import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { ConsentNotice } from './ConsentNotice.tsx';
import { useConsent } from './consent.ts';
import { countPages } from './countPages.ts';

export function Analytics() {
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'granted') return countPages();
    if (consent === 'denied' || consent === 'refused') deleteAnalyticsCookies();
    return undefined;
  }, [consent]);
  // Rendered before the notice appears, so that screen readers announce it.
  return (
    <Box role="status" sx={containerStyle}>
      {consent === 'unasked' && <ConsentNotice />}
    </Box>
  );
}

/** Sticky, with space reserved at the end of the page, so that all content can be scrolled clear of it. */
function containerStyle({ zIndex }: Theme) {
  return {
    position: 'sticky',
    bottom: 0,
    // Below the back-to-top button in the right corner.
    zIndex: zIndex.mobileStepper - 1,
    displayPrint: 'none',
  } as const;
}

const analyticsCookies = /^_ga(?:_|$)/;

function deleteAnalyticsCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and on plain HTTP
    if (analyticsCookies.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
