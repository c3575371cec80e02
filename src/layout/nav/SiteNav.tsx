import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Action } from '#src/components/Action.tsx';
import { Frame } from '#src/components/Frame.tsx';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { useScrolledPast } from '#src/layout/useScrolledPast.ts';
import { paths } from '#src/paths.ts';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { NavLinks } from './NavLinks.tsx';

/** Scroll distance in pixels beyond which the navigation is blurred and compact (spec 4). */
const compactBeyond = 50;

/**
 * The top navigation. The room it takes never changes, only the bar in it, so that nothing below moves
 * when the bar becomes compact.
 */
export function SiteNav() {
  const isCompact = useScrolledPast(compactBeyond);
  return (
    <Box
      component="header"
      data-compact={isCompact || undefined}
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: theme.layout.navTall,
        pointerEvents: 'none',
        '@media (scripting: none), print': { position: 'static' },
      })}
    >
      <Box
        sx={(theme) => ({
          pointerEvents: 'auto',
          borderBottom: '1px solid transparent',
          transition: ['background-color', 'border-color']
            .map((property) => `${property} ${theme.motionTokens.move}`)
            .join(),
          '[data-compact] > &': {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
            backdropFilter: 'blur(12px)',
            borderColor: 'divider',
          },
        })}
      >
        <Frame
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            height: theme.layout.navTall,
            transition: `height ${theme.motionTokens.move} ${theme.motionTokens.ease}`,
            '[data-compact] &': { height: theme.layout.navCompact },
            '& > a:first-of-type': { marginRight: 'auto' },
          })}
        >
          <Logo />
          <NavLinks />
          <ColorModeToggle />
          <Action component={Link} to={paths.contact} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            Get Started
          </Action>
          <MobileMenuButton />
        </Frame>
      </Box>
    </Box>
  );
}
