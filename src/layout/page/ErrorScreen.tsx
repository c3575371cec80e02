import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Logo } from '#src/components/ui/Logo.tsx';
import { paths } from '#src/paths.ts';
import { BackIcon } from '#src/theme/icons.ts';
import { shortWindowAtUsualText } from '#src/theme/mixins.ts';
import { typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';
import { Wave } from './Wave.tsx';

type ErrorScreenProps = {
  status?: number | undefined;
  message: string;
  children?: ReactNode;
  more?: ReactNode;
};

export function ErrorScreen({ status, message, children, more }: ErrorScreenProps) {
  return (
    <Paper
      component="main"
      variant="band"
      square
      sx={{ minHeight: '100svh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <Container sx={{ width: '100%' }}>
        <Box sx={{ height: space.navTall, display: 'flex', alignItems: 'center' }}>
          <Logo />
        </Box>
        <Typography variant="h3" component="h1" sx={titleStyle}>
          Unexpected Application Error!
        </Typography>
        <Box component="p" sx={messageStyle}>
          {status !== undefined && (
            <Typography variant="figure" component="span" sx={statusStyle}>
              {status}
            </Typography>
          )}{' '}
          <Typography
            variant={status === undefined ? 'h3' : 'h2'}
            component="span"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {message}
          </Typography>
        </Box>
      </Container>
      <Wave
        isMirrored
        sx={{ flex: '1 1 7rem', minHeight: '3rem', height: 'auto', maxHeight: '38svh', marginTop: 2 }}
      />
      <Container sx={{ width: '100%' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            paddingBlock: `1.5rem ${space.row}`,
          }}
        >
          <Button href={paths.home} color="primary" size="large" startIcon={<BackIcon />}>
            Home
          </Button>
          <Button href={paths.contact} variant="outlined" size="large">
            Contact
          </Button>
          {children}
        </Box>
        {more}
      </Container>
    </Paper>
  );
}

const titleStyle = { paddingTop: 'clamp(1rem, 2vw, 2rem)', color: 'text.secondary' } as const;

const statusStyle = {
  letterSpacing: '-0.035em',
  marginLeft: '-0.02em',
  color: 'text.primary',
  fontSize: `min(${typography.figure.fontSize}, 34svh)`,
  [shortWindowAtUsualText]: { fontSize: '28svh' },
} as const;

const messageStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '1rem 1.5rem',
  paddingTop: 'clamp(1rem, 2vw, 2rem)',
  color: 'text.secondary',
} as const;
