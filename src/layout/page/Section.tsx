import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { space } from '#src/theme/theme.ts';
import { SectionRule } from './SectionRule.tsx';

type SectionProps = {
  /** Also labels the region for screen readers. */
  name: string;
  tick: number;
  more?: { label: string; to: string };
  aside?: ReactNode;
  variant?: 'page' | 'band';
  /** Omits the space above: for the first section below a page's header. */
  isFirst?: boolean;
  /** Use `h2` if the section has no headline of its own. */
  headingElement?: 'p' | 'h2';
  children: ReactNode;
};

export function Section({
  name,
  tick,
  more,
  aside,
  variant = 'page',
  isFirst = false,
  headingElement = 'p',
  children,
}: SectionProps) {
  const content = (
    <Container>
      <SectionRule tick={tick} isFirst={isFirst} />
      <Box sx={headStyle}>
        <Typography variant="h6" component={headingElement}>
          {name}
        </Typography>
        {more && (
          <Link href={more.to} sx={{ fontWeight: 500 }}>
            {more.label}
          </Link>
        )}
        {aside && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {aside}
          </Typography>
        )}
      </Box>
      {children}
    </Container>
  );
  return variant === 'band' ? (
    <Paper component="section" aria-label={name} variant="numbers" square sx={bandStyle}>
      {content}
    </Paper>
  ) : (
    <Box component="section" aria-label={name} sx={{ paddingTop: isFirst ? 0 : space.section }}>
      {content}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  paddingTop: 2.5,
  breakAfter: 'avoid',
} as const;

const bandStyle = {
  marginTop: space.section,
  paddingTop: space.bandTop,
};
