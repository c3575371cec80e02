import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CallToActionWords } from '#src/content/callToAction.ts';
import { underBar } from '#src/theme/bar.ts';
import { ForwardIcon } from '#src/theme/icons.ts';
import { wipedInView } from '#src/theme/inView.ts';
import { space } from '#src/theme/theme.ts';
import { SectionRule } from './SectionRule.tsx';
import { Wave } from './Wave.tsx';

type CallToActionProps = CallToActionWords & {
  /** For Home, in the size of its headline; other pages use about half that. */
  isLarge?: boolean;
  /** Instead of the wave. */
  drawing?: ReactNode;
};

export function CallToAction({ title, action, note, drawing, isLarge = false }: CallToActionProps) {
  return (
    <Paper component="section" variant="band" square sx={bandStyle}>
      <Container sx={{ paddingTop: space.bandTop }}>
        <SectionRule tick={11} isAccent />
        <Box sx={isLarge ? undefined : compactStyle}>
          <Typography
            variant={isLarge ? 'h1' : 'h2'}
            component="h2"
            sx={{ paddingTop: isLarge ? space.group : space.row, maxWidth: isLarge ? '9.6em' : '9.5em' }}
          >
            {title}
          </Typography>
          <Box sx={rowStyle}>
            <Button
              href={action.to}
              color="primary"
              size="large"
              {...(action.to.startsWith('/') && { endIcon: <ForwardIcon /> })}
            >
              {action.label}
            </Button>
            {note && (
              <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
                {note}
              </Typography>
            )}
          </Box>
        </Box>
      </Container>
      {drawing ? (
        <Container>{drawing}</Container>
      ) : (
        <Wave sx={{ ...(!isLarge && { height: 'clamp(5rem, 9vw, 8rem)' }), ...wipedInView }} />
      )}
    </Paper>
  );
}

/** Together with the footer, as tall as a usual window, so that the bar has its colors at the end of every page. */
const bandStyle = {
  marginTop: space.section,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.top,
  minHeight: { md: 'min(100svh - 28rem, 34rem)' },
  overflow: 'clip',
  displayPrint: 'none',
  ...underBar('--closing'),
} as const;

const compactStyle = {
  display: { md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: 4,
} as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.25rem 2rem',
  paddingTop: space.row,
} as const;
