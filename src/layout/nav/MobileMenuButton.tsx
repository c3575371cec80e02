import Box from '@mui/material/Box';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { IconAction } from '#src/components/IconAction.tsx';
import { NeedsScript } from '#src/components/ui/NeedsScript.tsx';
import { quickLinksId } from '#src/layout/footer/quickLinks.ts';
import type { MenuPageProps } from './MobileMenuDialog.tsx';

type MenuState = 'closed' | 'loading' | ComponentType<MenuPageProps>;

/** The navigation of narrow screens: opens the menu, or leads to the links of the footer where scripts are off. */
export function MobileMenuButton() {
  const [Menu, setMenu] = useState<MenuState>('closed');

  /** Safari does not focus a pressed button; focused before the menu opens, it gets the focus back from it. */
  function handleOpen(event: MouseEvent<HTMLElement>) {
    event.currentTarget.focus();
    setMenu('loading');
    import('./MobileMenuDialog.tsx')
      .then(({ MobileMenuDialog }) => setMenu(() => MobileMenuDialog))
      .catch(() => {
        setMenu('closed');
        document.getElementById(quickLinksId)?.scrollIntoView();
      });
  }

  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <NeedsScript>
        <IconAction
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-busy={Menu === 'loading' || undefined}
          onClick={handleOpen}
        >
          <MenuIcon />
        </IconAction>
      </NeedsScript>
      <noscript>
        <IconAction href={`#${quickLinksId}`} aria-label="Open menu">
          <MenuIcon />
        </IconAction>
      </noscript>
      {typeof Menu === 'function' && <Menu onClose={() => setMenu('closed')} />}
    </Box>
  );
}

function MenuIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M1 6h18M1 14h18" />
    </svg>
  );
}
