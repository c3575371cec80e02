import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useEffect, useRef } from 'react';
import { analytics, analyticsChoiceId } from '#src/content/analytics.ts';
import { paths } from '#src/paths.ts';
import { answerConsent, applyConsent, useConsent } from './consent.ts';

export function Analytics() {
  const consent = useConsent();
  useEffect(() => applyConsent(consent), [consent]);
  // Rendered before the notice appears, so that screen readers announce it.
  return (
    <Box role="status" sx={containerStyle}>
      {consent === 'unasked' && <ConsentNotice />}
    </Box>
  );
}

/**
 * Both buttons look the same, so that neither is favored. The notice does not grab focus. If
 * focus moved into it, closing returns focus to where it was.
 */
function ConsentNotice() {
  const focusedBefore = useRef<Element | null>(null);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  function answer(consent: 'granted' | 'denied') {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    answerConsent(consent);
  }

  return (
    <Paper component="section" square aria-label={analytics.name} onFocus={handleFocus} sx={noticeStyle}>
      <GlobalStyles styles={scrollMargins} />
      <Container sx={contentStyle}>
        <Typography variant="body2" sx={{ maxWidth: '34rem' }}>
          {analytics.question}{' '}
          <Link href={`${paths.privacyPolicy}#${analyticsChoiceId}`}>Privacy Policy</Link>
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <AnswerButton label={analytics.decline} onClick={() => answer('denied')} />
          <AnswerButton label={analytics.accept} onClick={() => answer('granted')} />
        </Box>
      </Container>
    </Paper>
  );
}

function AnswerButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="outlined" onClick={onClick} sx={{ minWidth: '6.5rem' }}>
      {label}
    </Button>
  );
}

/** Sticky, with space reserved at the end of the page, so that all content can be scrolled clear of it. */
function containerStyle({ zIndex }: Theme) {
  return {
    position: 'sticky',
    bottom: 0,
    zIndex: zIndex.mobileStepper,
    displayPrint: 'none',
  } as const;
}

const scrollMargins = { ':where(#main, #main *, footer *)': { scrollMarginBottom: '12rem' } };

function noticeStyle({ vars: { palette } }: Theme) {
  return {
    maxHeight: '50dvh',
    overflowY: 'auto',
    borderTop: 1,
    borderColor: 'line.control',
    // With a fractional height, a line of the page would show through below.
    boxShadow: `0 1px ${palette.background.paper}`,
  } as const;
}

const contentStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 2rem',
  paddingBlock: '0.875rem',
} as const;
