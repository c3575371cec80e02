import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Hidden where scripts are off or failed to load. */
export function JsOnly({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={[{ display: 'contents' }, ({ mixins }) => mixins.hideIfNoScript]}>
      {children}
    </Box>
  );
}
