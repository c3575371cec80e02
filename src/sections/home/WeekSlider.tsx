import Box, { type BoxProps } from '@mui/material/Box';
import type { ChangeEvent } from 'react';

type WeekSliderProps = Pick<BoxProps, 'sx'> & {
  week: number;
  last: number;
  /** The chosen week's figure, for screen readers. */
  text: string;
  /** `null` if none is chosen any more. */
  onChange(week: number | null): void;
};

/** Lies invisibly over a chart of weeks: chooses one by keyboard or by dragging. */
export function WeekSlider({ week, last, text, onChange, sx }: WeekSliderProps) {
  return (
    <Box
      // biome-ignore lint/plugin: invisible, so the theme has nothing to style
      component="input"
      type="range"
      aria-label="Week"
      aria-valuetext={text}
      min={0}
      max={last}
      value={week}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.valueAsNumber)}
      onBlur={() => onChange(null)}
      // The finger was scrolling the page.
      onPointerCancel={() => onChange(null)}
      sx={[sliderStyle, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

/** So narrow that its middle is at the pointer, even at the ends. */
const thumbStyle = {
  appearance: 'none',
  width: '1px',
  height: '100%',
  border: 0,
  background: 'none',
} as const;

const sliderStyle = {
  appearance: 'none',
  position: 'absolute',
  left: 0,
  top: 0,
  margin: 0,
  background: 'none',
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  '&::-webkit-slider-thumb': thumbStyle,
  '&::-moz-range-thumb': thumbStyle,
} as const;
