import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shape } from '#src/theme/theme.ts';

type BadgeProps = {
  /** Text colour and tint: a state's own, the plain page, or `draft` on a sunk ground. */
  tone?: 'plain' | 'draft' | 'success' | 'info' | 'warning' | 'error';
  children: ReactNode;
};

/** A small label with a border in its text colour: a category, a status. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        padding: '0.1875rem 0.5rem',
        border: '1px solid currentColor',
        borderRadius: `${shape.badge}px`,
        typography: 'caption',
        fontWeight: 600,
        lineHeight: 1.25,
        whiteSpace: 'nowrap',
        ...colorsOf(tone),
      }}
    >
      {children}
    </Box>
  );
}

function colorsOf(tone: NonNullable<BadgeProps['tone']>) {
  if (tone === 'plain') return {};
  if (tone === 'draft') return { color: 'text.secondary', backgroundColor: 'background.sunk' };
  return { color: `${tone}.main`, backgroundColor: `${tone}.light` };
}
