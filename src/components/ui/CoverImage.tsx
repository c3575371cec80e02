import Box, { type BoxProps } from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { type Picture, subjects } from '#src/content/pictures.ts';

type CoverImageProps = Omit<BoxProps, 'component'> & {
  picture: Picture;
  isAboveFold?: boolean;
};

/** A frame of 4:3, or of the ratio in `--frame`, within what the picture's subject allows (`cropStyle`). */
export function CoverImage({ picture, isAboveFold = false, children, sx, ...box }: CoverImageProps) {
  return (
    <Box
      {...box}
      style={{ ...cropStyle(picture), ...box.style }}
      sx={[
        {
          position: 'relative',
          overflow: 'hidden',
          backgroundColor: 'background.sunk',
          '& img': {
            width: '100%',
            aspectRatio: 'clamp(var(--narrowest, 0), var(--frame, 4 / 3), var(--widest, 9))',
            objectFit: 'cover',
            objectPosition: 'var(--crop)',
          },
          // In print, small enough to share a page with a title and its text.
          '@media print': { '& img': { width: 'auto', maxHeight: '9cm' } },
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
      />
      {children}
    </Box>
  );
}

/**
 * Keeps the subject of one of our drawings in view, however a frame crops it. Empty for pictures without a known
 * subject.
 */
function cropStyle({ src, width, height }: Picture): CSSProperties {
  const subject = subjects[/^\/pics\/([\w-]+)\.svg$/.exec(src)?.[1] ?? ''];
  if (!subject) return {};
  const [left, top, right, bottom] = subject;
  const narrowest = Math.ceil((100 * (right - left) * width) / height) / 100;
  const widest = Math.floor((100 * width) / ((bottom - top) * height)) / 100;
  return {
    '--crop': `${share(left, right)}% ${share(top, bottom)}%`,
    '--narrowest': narrowest,
    '--widest': widest,
  } as CSSProperties;
}

/** Aligns the subject's point at this percentage of the picture with the same percentage of the frame. */
function share(start: number, end: number): number {
  const free = 1 - (end - start);
  return free === 0 ? 50 : Math.round((start / free) * 100);
}
