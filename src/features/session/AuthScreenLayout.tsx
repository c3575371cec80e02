import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { bandColors } from '#src/components/layout/bandColors.ts';

type GuardScreenProps = { children: ReactNode };

/** The full-height dark screen in front of the back office. */
export function AuthScreenLayout({ children }: GuardScreenProps) {
  return (
    <Box
      component="main"
      sx={[
        bandColors,
        ({ vars: { palette } }) => ({
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          minHeight: '100svh',
          padding: 3,
          textAlign: 'center',
          backgroundImage: `linear-gradient(160deg, ${palette.band.main}, ${palette.band.raised} 60%, ${palette.band.line})`,
        }),
      ]}
    >
      {children}
    </Box>
  );
}
