import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

type NoticeProps = {
  tone: 'success' | 'error';
  /** To move the focus to it. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** How something ended, said where it happened; failures interrupt a screen reader. Looks like the theme's alerts. */
export function Notice({ tone, ref, children }: NoticeProps) {
  return (
    <Box
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      sx={{
        padding: '0.75rem 1rem',
        border: '1px solid currentColor',
        borderLeftWidth: 4,
        color: `${tone}.main`,
        backgroundColor: `${tone}.light`,
        typography: 'body2',
        lineHeight: 1.45,
      }}
    >
      {children}
    </Box>
  );
}
