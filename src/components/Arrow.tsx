import Box from '@mui/material/Box';

type ArrowProps = { size?: 'text' | 'figure' };

/** An arrow to the right, drawn because the font has none: `text` beside a button's words, `figure` between two figures. */
export function Arrow({ size = 'text' }: ArrowProps) {
  const isText = size === 'text';
  return (
    <Box
      component="svg"
      aria-hidden
      data-arrow
      viewBox={isText ? '0 0 20 20' : '0 0 28 18'}
      sx={{
        width: isText ? 20 : 28,
        height: isText ? 20 : 18,
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
      }}
    >
      <path d={isText ? 'M2 10h15M11 4l6 6-6 6' : 'M0 9h25M17 2l8 7-8 7'} strokeWidth={isText ? 2 : 3} />
    </Box>
  );
}
