import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { SectionRule } from '#src/components/layout/SectionRule.tsx';
import { Wave } from '#src/components/layout/Wave.tsx';
import { ForwardIcon } from '#src/theme/icons.ts';
import { space } from '#src/theme/theme.ts';

type CallToActionProps = {
  title: string;
  action: { label: string; to: string };
  note?: string;
};

export const CallToAction = memo(function CallToAction({ title, action, note }: CallToActionProps) {
  return (
    <Paper
      component="section"
      variant="band"
      square
      sx={{ marginTop: (theme) => theme.layout.section, overflow: 'hidden', displayPrint: 'none' }}
    >
      <Container sx={{ paddingTop: space.bandTop }}>
        <SectionRule tick={11} isAccent />
        <Typography variant="h1" component="h2" sx={{ paddingTop: space.group, maxWidth: '9.6em' }}>
          {title}
        </Typography>
        <Box sx={rowStyle}>
          <Button href={action.to} color="primary" size="large" endIcon={<ForwardIcon />}>
            {action.label}
          </Button>
          {note && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      </Container>
      <Wave sx={{ marginTop: space.top }} />
    </Paper>
  );
});

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.25rem 2rem',
  paddingTop: space.row,
} as const;
