import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Action } from '#src/components/Action.tsx';
import { Arrow } from '#src/components/Arrow.tsx';
import { Frame } from '#src/components/Frame.tsx';
import { IconAction } from '#src/components/IconAction.tsx';
import { SectionRule } from '#src/components/layout/SectionRule.tsx';
import { TextLink } from '#src/components/TextLink.tsx';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { mainLinks } from '#src/content/navigation.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { MobileMenuLinks } from './MobileMenuLinks.tsx';

export type MenuPageProps = { onClose: () => void };

/**
 * The mobile menu as a page of its own. The browser's own modal dialog keeps the keyboard inside, closes on Escape and
 * gives the focus back; choosing a link closes it as well.
 */
export function MobileMenuDialog({ onClose }: MenuPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const column = useCurrentColumn();
  const wide = useTheme().breakpoints.up('lg').replace('@media ', '');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    closeButton.current?.focus();
  }, []);
  useEffect(() => {
    // On a screen turned wide its button is gone: left open, the dialog would lock the page without being seen.
    const media = window.matchMedia(wide);
    const closeWhenWide = () => media.matches && dialog.current?.close();
    media.addEventListener('change', closeWhenWide);
    return () => media.removeEventListener('change', closeWhenWide);
  }, [wide]);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label="Menu"
      onClick={closeOnLink}
      onClose={onClose}
      sx={dialogStyle}
    >
      <Frame sx={barStyle}>
        <Logo />
        <ColorModeToggle />
        <IconAction ref={closeButton} aria-label="Close menu" onClick={close}>
          <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="M3 3l14 14M17 3L3 17" />
          </svg>
        </IconAction>
      </Frame>
      <Frame sx={{ flex: 1, width: '100%', display: 'flex', flexDirection: 'column' }}>
        <SectionRule tick={column} />
        <MobileMenuLinks />
        <Box sx={{ display: 'grid', gap: 2, marginTop: 'auto', paddingBlock: '1.25rem 1.5rem' }}>
          <Action component={RouterLink} to={paths.contact} color="primary" size="large">
            Get Started
            <Arrow />
          </Action>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <ContactLink href={`mailto:${site.email}`} label={site.email} />
            <ContactLink href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} label={site.phone} />
          </Box>
        </Box>
      </Frame>
    </Box>
  );
}

const dialogStyle = {
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: 'text.primary',
  backgroundColor: 'background.default',
  '&[open]': { display: 'flex', flexDirection: 'column' },
} as const;

const barStyle = {
  flex: 'none',
  width: '100%',
  height: '5.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '& > :first-of-type': { marginRight: 'auto' },
} as const;

/** The ruler's thick part stands further right with every link of the menu. */
function useCurrentColumn(): number {
  const { pathname } = useLocation();
  const current = mainLinks.findLastIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (Math.max(current, 0) / (mainLinks.length - 1)) * 11;
}

function ContactLink({ href, label }: { href: string; label: string }) {
  return (
    <TextLink
      href={href}
      variant="body2"
      underline="hover"
      sx={{ color: 'text.secondary', paddingBlock: '0.6875rem' }}
    >
      {label}
    </TextLink>
  );
}

function close(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close();
}

function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) close(event);
}
