import type { Theme } from '@mui/material/styles';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';

export const actionsStyle = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  // They lie above the row, which takes the picture wherever it is pressed.
  '& > :not([data-stretched])': { position: 'relative', zIndex: 1 },
  '& > [data-stretched]': { marginRight: 'auto' },
} as const;

export function rowStyle({ vars: { palette }, layout }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplate: '"picture facts posts actions" / 9rem minmax(0, 4fr) minmax(0, 3fr) auto',
    gap: '0 1.5rem',
    alignItems: 'start',
    padding: '1rem 1.5rem',
    borderBottom: `1px solid ${palette.divider}`,
    '&[aria-busy=true]': { opacity: 0.5 },
    // A tap would leave it behind.
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.background.paper } },
    '& img': {
      gridArea: 'picture',
      width: '100%',
      height: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      backgroundColor: palette.background.sunk,
    },
    '& [data-stretched]::after': { content: '""', position: 'absolute', inset: 0 },
    [`@media ${adminBreakpoints.phone}`]: {
      gridTemplate: '"picture facts" "picture posts" 1fr "actions actions" / 7rem minmax(0, 1fr)',
      gap: '0.25rem 1rem',
      padding: '1rem',
      '& button': { minHeight: layout.control.medium, marginTop: '0.5rem' },
    },
  } as const;
}
