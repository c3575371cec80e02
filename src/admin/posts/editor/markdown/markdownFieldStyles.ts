import type { Theme } from '@mui/material/styles';

export const textStyle = (theme: Theme) => ({
  '& textarea': {
    ...theme.typography.code,
    fontSize: theme.typography.caption.fontSize,
    // Safari on a phone zooms into a field with smaller letters.
    '@media (pointer: coarse)': { fontSize: '1rem' },
    lineHeight: 1.55,
    padding: '0.5rem 0.75rem',
  },
});

export const growingStyle = { '& textarea': { height: '58dvh', minHeight: '15lh' } } as const;

export const fillingStyle = {
  flex: 1,
  minHeight: 0,
  '& textarea': { boxSizing: 'border-box', height: '100%', resize: 'none' },
} as const;

export const dropStyle = { outline: 2, outlineColor: 'primary.main' } as const;
