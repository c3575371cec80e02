import type { BoxProps } from '@mui/material/Box';
import Box from '@mui/material/Box';

/** Twelve columns from 900 pixels, four below, without gaps; children span all columns unless they set `gridColumn`. */
export function PageGrid({ sx, ...props }: BoxProps) {
  return (
    <Box
      {...props}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
          '& > *': { gridColumn: '1 / -1' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
