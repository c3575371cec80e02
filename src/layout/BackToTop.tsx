import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { UpIcon } from '#src/theme/icons.ts';

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
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

function buttonStyle({ transitions }: Theme) {
  return {
    position: 'fixed',
    right: '1.25rem',
    bottom: '1.25rem',
    zIndex: 'mobileStepper',
    transition: transitions.create(['opacity', 'visibility']),
  } as const;
}
