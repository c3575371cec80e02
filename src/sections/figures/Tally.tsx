import Box from '@mui/material/Box';

type TickMarksProps = {
  count: number;
  /** How many of the marks, the last ones, are ember: still being built. */
  emberCount?: number;
  perRow: number;
  /** Mark height and distances from mark to mark and row to row, in pixels of the drawing. */
  height: number;
  pitch: number;
  rowPitch: number;
  /** The first row stands at the bottom and later ones pile up on it, instead of running down. */
  isPiled?: boolean;
  /** Fills the width of its place, the height stays. */
  isStretched?: boolean;
};

const markWidth = 3;
const emberWidth = 5;

/** One mark per thing counted, in rows; the figure beside it says the number, so this is decoration. */
export function Tally({
  count,
  emberCount = 0,
  perRow,
  height,
  pitch,
  rowPitch,
  isPiled = false,
  isStretched = false,
}: TickMarksProps) {
  const rows = Math.ceil(count / perRow);
  const width = (perRow - 1) * pitch + emberWidth;
  const total = (rows - 1) * rowPitch + height;
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = height / 2 + (isPiled ? rows - 1 - row : row) * rowPitch;
    const first = row * perRow;
    const last = Math.min(first + perRow, count);
    const firstEmber = Math.min(Math.max(count - emberCount, first), last);
    return { y, plain: [0, firstEmber - first] as const, ember: [firstEmber - first, last - first] as const };
  });
  const path = (part: 'plain' | 'ember', markWide: number) =>
    lines
      .filter((line) => line[part][1] > line[part][0])
      .map((line) => {
        const [from, to] = line[part];
        const start = from * pitch + (emberWidth - markWide) / 2;
        return `M${start} ${line.y}H${start + (to - from - 1) * pitch + markWide}`;
      })
      .join('');
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${total}`}
      width={width}
      height={total}
      aria-hidden
      {...(isStretched && { preserveAspectRatio: 'none' })}
      sx={[
        { display: 'block', maxWidth: '100%', height: 'auto', fill: 'none', strokeWidth: height },
        isStretched && { width: '100%', height: `${total}px` },
      ]}
    >
      <path
        stroke="currentColor"
        strokeDasharray={`${markWidth} ${pitch - markWidth}`}
        d={path('plain', markWidth)}
      />
      {emberCount > 0 && (
        <Box
          component="path"
          strokeDasharray={`${emberWidth} ${pitch - emberWidth}`}
          d={path('ember', emberWidth)}
          sx={{ stroke: (theme) => theme.vars.palette.primary.main }}
        />
      )}
    </Box>
  );
}
