import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hideIfNoScript } from '#src/theme/mixins.ts';

export function JsOnly({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'contents', ...hideIfNoScript }}>{children}</Box>;
}
