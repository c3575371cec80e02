import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Picture } from '#src/content/pictures.ts';
import type { PictureLayer } from '#src/content/projects.ts';
import { appear, inMotion } from '#src/theme/inView.ts';

/** For the frame of the picture. */
export const openingTimeline = { viewTimelineName: '--opening' };

type OpeningLayersProps = { layers: readonly PictureLayer[]; picture: Picture };

/** Drawn over a picture of the same thing, opened: the layers rise to their places as it scrolls into view. */
export function OpeningLayers({ layers, picture: { width, height } }: OpeningLayersProps) {
  return (
    <Box aria-hidden sx={layersStyle}>
      {layers.map(({ src, rises }) => (
        <img
          key={src}
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          data-late={rises === undefined || undefined}
          style={{ '--rises': rises ?? 0 } as CSSProperties}
        />
      ))}
    </Box>
  );
}

const rise = keyframes({ from: { transform: 'translateY(calc(100% * var(--rises)))' } });

const layersStyle = {
  display: 'none',
  ...inMotion({
    display: 'block',
    '& img': {
      position: 'absolute',
      top: 0,
      animation: `${rise} linear both`,
      animationTimeline: '--opening',
      animationRange: 'entry 60% contain 60%',
    },
    // In dark mode, the first one has the picture's edge.
    '& img:not(:first-of-type)': { outline: '0 !important' },
    '& img[data-late]': { animationName: `${appear}`, animationRange: 'contain 55% contain 70%' },
  }),
} as const;
