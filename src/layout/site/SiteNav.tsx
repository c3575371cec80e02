import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { paths } from '#src/paths.ts';
import { BackToTop } from './BackToTop.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLinks } from './NavLinks.tsx';

const threshold = 50;

export function SiteNav() {
  const isCompact = useScrollTrigger({ disableHysteresis: true, threshold });
  return (
    <AppBar position="sticky" color="transparent" data-compact={isCompact || undefined}>
      <div>
        <Container>
          <Toolbar disableGutters>
            <Box sx={{ marginRight: 'auto' }}>
              <Logo />
            </Box>
            <Box sx={linksStyle}>
              <NavLinks />
            </Box>
            <Box sx={{ display: 'flex' }}>
              <BackToTop />
              <Box data-spare sx={{ display: 'flex' }}>
                <ColorModeToggle />
              </Box>
            </Box>
            <Button href={paths.contact} sx={contactStyle}>
              Get Started
            </Button>
            <MobileMenu />
          </Toolbar>
        </Container>
      </div>
    </AppBar>
  );
}

const linksStyle = {
  display: { xs: 'none', lg: 'block' },
  marginRight: 1,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0.25rem' },
} as const;

const contactStyle = {
  display: { xs: 'none', sm: 'inline-flex' },
  // With large text there is no room, and the menu has this link too.
  '@container (max-width: 19rem)': { display: 'none' },
} as const;
