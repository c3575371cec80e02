import type { Theme } from '@mui/material/styles';
import { adminBreakpoints, sidePadding } from '#src/admin/shared/adminLayout.ts';
import { chosen } from '#src/theme/mixins.ts';
import { space } from '#src/theme/theme.ts';

export function listCardStyle({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '&:focus': { outline: 'none' },
    [`@media ${adminBreakpoints.phone}`]: { marginInline: `calc(-1 * ${sidePadding})`, borderInline: 0 },
  } as const;
}

export const cardListStyle = {
  typography: 'body2',
  '& p': { fontSize: 'inherit', lineHeight: 'inherit' },
  // Keyboard focus scrolls elements clear of the actions for the selected rows.
  '& :is(button, a, input)': { scrollMarginBottom: '12rem' },
} as const;

export function cardStyle({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0.125rem 0.75rem',
    padding: '0.75rem 1rem',
    borderBottom: `1px solid ${palette.divider}`,
    '& :is(button, a)': { width: space.control.medium, height: space.control.medium },
    // A click anywhere opens the card; other controls are layered above that.
    '& [data-stretched]': { position: 'static' },
    '& [data-stretched]::after': { content: '""', position: 'absolute', inset: 0 },
    '& :is(button:not([data-stretched]), a, .MuiCheckbox-root)': { position: 'relative', zIndex: 1 },
    '&[data-open=true]': chosen,
  };
}

export const summaryStyle = {
  padding: { xs: '0.75rem 1rem', md: '0.5rem 0.75rem' },
  typography: 'body2',
  color: 'text.secondary',
} as const;
