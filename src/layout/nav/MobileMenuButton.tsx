import Box from '@mui/material/Box';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconAction } from '#src/components/IconAction.tsx';
import { onIdle } from '#src/components/runtime/onIdle.ts';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { quickLinksId } from '#src/layout/footer/quickLinks.ts';
import type { MenuPageProps } from './MobileMenuDialog.tsx';

/**
 * The navigation of narrow screens (spec 2). Until the script has arrived, and without it, the button is a link to
 * the links of the footer; from then on it opens the menu, whose code is fetched where the button is in use.
 */
export function MobileMenuButton() {
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [Menu, setMenu] = useState<ComponentType<MenuPageProps> | null>(null);

  useEffect(() => {
    onIdle(() => {
      if (place.current?.offsetParent) loadMenu().catch(() => undefined);
    });
  }, []);

  /** Safari does not focus a pressed button; focused before the menu opens, it gets the focus back from it. */
  function handleOpen(event: MouseEvent<HTMLElement>) {
    event.currentTarget.focus();
    loadMenu()
      .then(({ MobileMenuDialog }) => setMenu(() => MobileMenuDialog))
      .catch(() => document.getElementById(quickLinksId)?.scrollIntoView());
  }

  return (
    <Box ref={place} sx={{ display: { lg: 'none' } }}>
      <IconAction
        {...(isHydrated ? { 'aria-haspopup': 'dialog', onClick: handleOpen } : { href: `#${quickLinksId}` })}
        aria-label="Open menu"
      >
        <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M1 6h18M1 14h18" />
        </svg>
      </IconAction>
      {Menu && <Menu onClose={() => setMenu(null)} />}
    </Box>
  );
}

function loadMenu() {
  return import('./MobileMenuDialog.tsx');
}
