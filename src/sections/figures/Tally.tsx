import Box from '@mui/material/Box';
import { palette } from '#src/theme/muiTheme.ts';

type TallyProps = {
  count: number;
  /** Number of marks at the end in the accent color. */
  highlighted?: number;
  perRow: number;
  /** In pixels of the drawing, like the spacings below. */
  height: number;
  spacing: number;
  rowSpacing: number;
  isStacked?: boolean;
  isFullWidth?: boolean;
};

const markWidth = 3;
const accentWidth = 5;

export function Tally({
  count,
  highlighted = 0,
  perRow,
  height,
  spacing,
  rowSpacing,
  isStacked = false,
  isFullWidth = false,
}: TallyProps) {
  const plain = count - highlighted;
  // Stacked, the marks in the accent color have a row of their own.
  const first = isStacked ? Math.ceil(plain / perRow) * perRow : plain;
  const rows = Math.ceil((first + highlighted) / perRow);
  const width = (perRow - 1) * spacing + accentWidth;
  const total = (rows - 1) * rowSpacing + height;
  /** A line per row, which the dashes divide into marks. */
  const path = (from: number, to: number, markWide: number) =>
    Array.from({ length: rows }, (_, row) => {
      const [start, end] = [Math.max(from - row * perRow, 0), Math.min(to - row * perRow, perRow)];
      const x = start * spacing + (accentWidth - markWide) / 2;
      const y = height / 2 + (isStacked ? rows - 1 - row : row) * rowSpacing;
      return end > start ? `M${x} ${y}H${x + (end - start - 1) * spacing + markWide}` : '';
    }).join('');
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${total}`}
      width={width}
      height={total}
      aria-hidden
      {...(isFullWidth && { preserveAspectRatio: 'none' })}
      sx={[
        { display: 'block', maxWidth: '100%', height: 'auto', fill: 'none', strokeWidth: height },
        isFullWidth && { width: '100%', height: `${total}px` },
      ]}
    >
      <path
        stroke="currentColor"
        strokeDasharray={`${markWidth} ${spacing - markWidth}`}
        d={path(0, plain, markWidth)}
      />
      {highlighted > 0 && (
        <path
          stroke={palette.primary.main}
          strokeDasharray={`${accentWidth} ${spacing - accentWidth}`}
          d={path(first, first + highlighted, accentWidth)}
        />
      )}
    </Box>
  );
}
