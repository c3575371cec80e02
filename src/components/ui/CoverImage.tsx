import Box, { type BoxProps } from '@mui/material/Box';
import type { Picture } from '#src/content/pictures.ts';
import { cropStyle } from './cropStyle.ts';

type CoverImageProps = Omit<BoxProps, 'component'> & {
  picture: Picture;
  isAboveFold?: boolean;
};

/** A frame of 4:3, or of the ratio in `--frame`, within what the picture's subject allows (`cropStyle`). */
export function CoverImage({ picture, isAboveFold = false, children, sx, ...box }: CoverImageProps) {
  return (
    <Box
      {...box}
      sx={[
        {
          position: 'relative',
          overflow: 'hidden',
          backgroundColor: 'background.sunk',
          '& img': {
            width: '100%',
            aspectRatio: 'clamp(var(--narrowest, 0), var(--frame, 4 / 3), var(--widest, 9))',
            objectFit: 'cover',
          },
          // With its text, fits below a title.
          '@media print': { maxHeight: '9cm' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        {...(isAboveFold ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        style={cropStyle(picture)}
      />
      {children}
    </Box>
  );
}
