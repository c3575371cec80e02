import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function JsOnly({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={[{ display: 'contents' }, ({ mixins }) => mixins.hideIfNoScript]}>
      {children}
    </Box>
  );
}
