import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { type ToggleEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { site } from '#src/content/site.ts';
import { SectionRule } from '#src/layout/page/SectionRule.tsx';
import { paths } from '#src/paths.ts';
import { mainLinks } from '#src/publicPages.ts';
import { CloseIcon, ForwardIcon, MenuIcon } from '#src/theme/icons.ts';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { NavLinks } from './NavLinks.tsx';
import { QuietLink } from './QuietLink.tsx';

const menuId = 'menu';

/** A native popover, so that it works before the app has started and without JavaScript. */
export function MobileMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const column = useCurrentColumn();
  const { key } = useLocation();
  function handleToggle({ newState }: ToggleEvent) {
    // Safari does not focus a clicked button, so the popover cannot return focus to it.
    const isFocusLost = newState === 'closed' && document.activeElement === document.body;
    if (isFocusLost) button.current?.focus({ preventScroll: true });
  }
  return (
    <Box sx={wrapperStyle}>
      <IconButton ref={button} aria-label="Open menu" aria-haspopup="dialog" popoverTarget={menuId}>
        <MenuIcon />
      </IconButton>
      <Box
        // After a navigation, React renders a new one, which is closed.
        key={key}
        id={menuId}
        popover="auto"
        role="dialog"
        aria-modal
        aria-label="Menu"
        onToggle={handleToggle}
        sx={menuStyle}
      >
        <Container>
          <Toolbar disableGutters>
            <Box data-spare sx={{ marginRight: 'auto' }}>
              <Logo />
            </Box>
            <ColorModeToggle />
            <IconButton aria-label="Close menu" autoFocus popoverTarget={menuId} popoverTargetAction="hide">
              <CloseIcon />
            </IconButton>
          </Toolbar>
        </Container>
        <Container>
          <SectionRule tick={column} />
          <NavLinks />
          <Button href={paths.contact} color="primary" size="large" endIcon={<ForwardIcon />}>
            Get Started
          </Button>
          <address>
            <QuietLink href={`mailto:${site.email}`}>{site.email}</QuietLink>
            <QuietLink href={site.phoneUrl}>{site.phone}</QuietLink>
          </address>
        </Container>
      </Box>
    </Box>
  );
}

function useCurrentColumn(): number {
  const { pathname } = useLocation();
  const current = mainLinks.findLastIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (Math.max(current, 0) / (mainLinks.length - 1)) * 11;
}

/** Aligns the icon, not its invisible button, with the text below. */
const iconAtEdge = '-0.75rem';

const wrapperStyle = { marginRight: iconAtEdge, display: { lg: 'none' } } as const;

/**
 * Content behind the open menu cannot be focused or scrolled. It is hidden after the menu has been painted, because that
 * restyles the whole page.
 */
const menuStyle = {
  display: 'none',
  flexDirection: 'column',
  position: 'fixed',
  inset: 0,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'auto',
  color: 'text.primary',
  backgroundColor: 'background.default',
  '& > :last-child': { flex: 1, display: 'flex', flexDirection: 'column' },
  '& .MuiToolbar-root': { justifyContent: 'flex-end', marginRight: iconAtEdge },
  '& nav': { flex: 1, display: 'flex', maxHeight: '45.25rem', paddingBottom: '1.25rem' },
  '& ul': { flex: 1, display: 'grid', gridAutoRows: 'minmax(3.25rem, 1fr)' },
  '& li': { display: 'flex', borderBottom: hairline },
  '& nav + a': { marginTop: 'auto' },
  '& address': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 1rem',
    paddingBlock: '1rem 1.5rem',
  },
  '& address a': { paddingBlock: '0.6875rem', overflowWrap: 'anywhere' },
  '&:popover-open': { display: 'flex', visibility: 'visible' },
  '@media screen': {
    [breakpoints.down('lg')]: {
      'html:has(&:popover-open)': { overflow: 'hidden' },
      'html:has(&:popover-open) #root': { visibility: 'hidden', transition: 'visibility 0s 100ms' },
    },
  },
} as const;
