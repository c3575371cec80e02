import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { palette } from '#src/theme/muiTheme.ts';

type WaveProps = {
  isMirrored?: boolean;
  sx?: SxProps<Theme>;
};

export function Wave({ isMirrored = false, sx = {} }: WaveProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden
      sx={[
        {
          '--wave-line': palette.band.accent,
          '--wave-echo': palette.band.line,
          display: 'block',
          width: '100%',
          height: 'clamp(7rem, 16vw, 15rem)',
          overflow: 'visible',
          fill: 'none',
          ...(isMirrored && { transform: 'scaleX(-1)' }),
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <use href="/pics/wave.svg#wave" />
    </Box>
  );
}
