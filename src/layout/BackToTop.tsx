import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { UpIcon } from '#src/theme/icons.ts';
import { space } from '#src/theme/theme.ts';

const threshold = 300;

export function BackToTop() {
  const isShown = useScrollTrigger({ disableHysteresis: true, threshold });
  return (
    <IconButton
      aria-label="Back to top"
      color="floating"
      onClick={scrollToTop}
      sx={[buttonStyle, !isShown && { opacity: 0, visibility: 'hidden' }]}
    >
      <UpIcon />
    </IconButton>
  );
}

/** Also moves the keyboard focus to the top, because the button is about to disappear. */
function scrollToTop(): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

function buttonStyle({ transitions }: Theme) {
  return {
    position: 'fixed',
    // Beside the text where the window is wide enough.
    right: `max(0.5rem, (100vw - ${space.frame}) / 2 - 3.75rem)`,
    bottom: { xs: '0.5rem', md: '1.25rem' },
    zIndex: 'mobileStepper',
    transition: transitions.create(['opacity', 'visibility']),
  } as const;
}
