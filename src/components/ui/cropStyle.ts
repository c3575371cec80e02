import type { CSSProperties } from 'react';
import { type Picture, subjects } from '#src/content/pictures.ts';

/**
 * Keeps the subject of one of our drawings in view, however a frame crops it. `CoverImage` keeps the frame's
 * ratio between the properties `--narrowest` and `--widest`, which are set only where a frame could exceed them.
 * @returns the `style` of an `img` with `object-fit: cover`; empty for pictures without a known subject
 */
export function cropStyle({ src, width, height }: Pick<Picture, 'src' | 'width' | 'height'>): CSSProperties {
  const subject = subjects[/^\/pics\/([\w-]+)\.svg$/.exec(src)?.[1] ?? ''];
  if (!subject) return {};
  const [left, top, right, bottom] = subject;
  const narrowest = Math.ceil((100 * (right - left) * width) / height) / 100;
  const widest = Math.floor((100 * width) / ((bottom - top) * height)) / 100;
  return {
    objectPosition: `${share(left, right)}% ${share(top, bottom)}%`,
    ...(narrowest > narrowestFrame && { '--narrowest': narrowest }),
    ...(widest < widestFrame && { '--widest': widest }),
  } as CSSProperties;
}

const narrowestFrame = 5 / 6;
const widestFrame = 16 / 9;

/** Aligns the subject's point at this percentage of the picture with the same percentage of the frame. */
function share(start: number, end: number): number {
  const free = 1 - (end - start);
  return free === 0 ? 50 : Math.round((start / free) * 100);
}
