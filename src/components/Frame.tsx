import Box, { type BoxProps } from '@mui/material/Box';

/** The site's text width with its gutters, centred. */
export function Frame({ sx, ...props }: BoxProps) {
  return (
    <Box
      {...props}
      sx={[
        (theme) => ({
          maxWidth: `calc(${theme.layout.frame} + 2 * ${theme.layout.gutter})`,
          marginInline: 'auto',
          paddingInline: theme.layout.gutter,
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
