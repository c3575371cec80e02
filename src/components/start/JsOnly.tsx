import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hideIfNoScript } from '#src/theme/mixins.ts';

type JsOnlyProps = { children: ReactNode; component?: 'span' | 'div' };

export function JsOnly({ children, component = 'span' }: JsOnlyProps) {
  return (
    <Box component={component} sx={{ display: 'contents', ...hideIfNoScript }}>
      {children}
    </Box>
  );
}
