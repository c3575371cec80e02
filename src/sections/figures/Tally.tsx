import Box from '@mui/material/Box';

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
  const rows = Math.ceil(count / perRow);
  const width = (perRow - 1) * spacing + accentWidth;
  const total = (rows - 1) * rowSpacing + height;
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = height / 2 + (isStacked ? rows - 1 - row : row) * rowSpacing;
    const first = row * perRow;
    const last = Math.min(first + perRow, count);
    const firstAccent = Math.min(Math.max(count - highlighted, first), last);
    return {
      y,
      plain: [0, firstAccent - first] as const,
      accent: [firstAccent - first, last - first] as const,
    };
  });
  const path = (part: 'plain' | 'accent', markWide: number) =>
    lines
      .filter((line) => line[part][1] > line[part][0])
      .map((line) => {
        const [from, to] = line[part];
        const start = from * spacing + (accentWidth - markWide) / 2;
        return `M${start} ${line.y}H${start + (to - from - 1) * spacing + markWide}`;
      })
      .join('');
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
        d={path('plain', markWidth)}
      />
      {highlighted > 0 && (
        <Box
          component="path"
          strokeDasharray={`${accentWidth} ${spacing - accentWidth}`}
          d={path('accent', accentWidth)}
          sx={{ stroke: (theme) => theme.vars.palette.primary.main }}
        />
      )}
    </Box>
  );
}
