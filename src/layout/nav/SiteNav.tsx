import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { paths } from '#src/paths.ts';
import { MobileMenuButton } from './MobileMenuButton.tsx';
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
            <NavLinks />
            <Box data-spare sx={{ display: 'flex' }}>
              <ColorModeToggle />
            </Box>
            <Button href={paths.contact} sx={contactStyle}>
              Get Started
            </Button>
            <MobileMenuButton isCompact={isCompact} />
          </Toolbar>
        </Container>
      </div>
    </AppBar>
  );
}

const contactStyle = {
  display: { xs: 'none', sm: 'inline-flex' },
  // Large text: the menu has it too.
  '@container (max-width: 19rem)': { display: 'none' },
} as const;
