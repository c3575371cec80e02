import Box, { type BoxProps } from '@mui/material/Box';

/**
 * The page grid: twelve columns from 900 pixels, four below, without gaps; children span all of it unless they
 * place themselves with `sx={{ gridColumn: { md: '1 / 6' } }}`.
 */
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
