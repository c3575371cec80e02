import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Keeps controls out of sight where scripts are off or did not come, since they could do nothing there. */
export function JsOnly({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={[{ display: 'contents' }, ({ mixins }) => mixins.withoutScript]}>
      {children}
    </Box>
  );
}
