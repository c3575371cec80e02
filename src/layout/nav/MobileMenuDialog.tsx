import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { SectionRule } from '#src/components/layout/SectionRule.tsx';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { mainLinks } from '#src/content/navigation.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { CloseIcon, ForwardIcon } from '#src/theme/icons.ts';
import { MobileMenuLinks } from './MobileMenuLinks.tsx';

export type MobileMenuDialogProps = {
  isOpen: boolean;
  /** As high as the bar, so that the cross stands where the menu button was. */
  isCompact: boolean;
  onClose: () => void;
};

export function MobileMenuDialog({ isOpen, isCompact, onClose }: MobileMenuDialogProps) {
  const column = useCurrentColumn();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  useEffect(() => {
    if (isOpen && isWide) onClose();
  }, [isOpen, isWide, onClose]);
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': 'Menu' } }}
    >
      <Container>
        <Toolbar
          disableGutters
          sx={({ layout }) => ({
            justifyContent: 'flex-end',
            height: isCompact ? layout.navCompact : layout.navTall,
          })}
        >
          <Box data-spare sx={{ marginRight: 'auto' }}>
            <Logo replace />
          </Box>
          <ColorModeToggle />
          <CloseButton onClick={onClose} />
        </Toolbar>
      </Container>
      <Container sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
        <SectionRule tick={column} />
        <MobileMenuLinks />
        <Box sx={{ display: 'grid', gap: 2, marginTop: 'auto', paddingBlock: '1.25rem 1.5rem' }}>
          <Button
            component={RouterLink}
            to={paths.contact}
            replace
            color="primary"
            size="large"
            endIcon={<ForwardIcon />}
          >
            Get Started
          </Button>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <ContactLink href={`mailto:${site.email}`} label={site.email} />
            <ContactLink href={site.phoneUrl} label={site.phone} />
          </Box>
        </Box>
      </Container>
    </Dialog>
  );
}

/** Takes the focus itself: `autoFocus` loses it again to the dialog when React mounts twice in development. */
function CloseButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <IconButton ref={button} aria-label="Close menu" onClick={onClick}>
      <CloseIcon />
    </IconButton>
  );
}

function useCurrentColumn(): number {
  const { pathname } = useLocation();
  const current = mainLinks.findLastIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (Math.max(current, 0) / (mainLinks.length - 1)) * 11;
}

function ContactLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      variant="body2"
      underline="hover"
      color="textSecondary"
      sx={{ paddingBlock: '0.6875rem', overflowWrap: 'anywhere' }}
    >
      {label}
    </Link>
  );
}
