import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { IconAction } from '#src/components/IconAction.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** Scroll distance in pixels from which the button shows (spec 9). */
const showsBeyond = 300;

/** Takes a visitor who has scrolled far back to the top, eyes and keyboard alike. */
export function BackToTop() {
  const isShown = useScrolledPast(showsBeyond);
  return (
    <Box data-shown={isShown || undefined} sx={placeStyle}>
      <IconAction aria-label="Back to top" onClick={scrollToTop}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden
        >
          <path d="M10 18V3M4 9l6-6 6 6" />
        </svg>
      </IconAction>
    </Box>
  );
}

function placeStyle({ motionTokens, vars: { palette } }: Theme) {
  return {
    position: 'fixed',
    right: '1.25rem',
    bottom: '1.25rem',
    zIndex: 'mobileStepper',
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${motionTokens.move}, visibility ${motionTokens.move}`,
    '&[data-shown]': { visibility: 'visible', opacity: 1 },
    '& > button': { backgroundColor: palette.background.paper, borderColor: palette.line.control },
    '& > button:hover': { backgroundColor: palette.background.paper, borderColor: 'currentColor' },
    '@media print': { display: 'none' },
  } as const;
}

/** The button is about to vanish, so the keyboard goes on from the top of the page as well. */
function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
