import IconButton from '@mui/material/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { UpIcon } from '#src/theme/icons.ts';

/** In the navigation, where it covers no text at any width. It keeps its place while it is hidden. */
export function BackToTop() {
  const isShown = useScrollTrigger({ disableHysteresis: true, threshold: 300 });
  return (
    <IconButton
      aria-label="Back to top"
      data-top
      onClick={scrollToTop}
      sx={[
        ({ transitions }) => ({ transition: transitions.create(['opacity', 'visibility']) }),
        !isShown && { opacity: 0, visibility: 'hidden' },
      ]}
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
