import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { typography } from '#src/theme/muiTheme.ts';

export type Stat = { figure: string; label: string };
type StatListProps = { stats: readonly Stat[]; sx: SxProps<Theme> };

export function StatList({ stats, sx }: StatListProps) {
  return (
    <Box component="dl" sx={[...(Array.isArray(sx) ? sx : [sx]), singleColumnIfNarrow]}>
      {stats.map(({ figure, label }) => (
        // HTML requires the term before its figure; the styles reverse them.
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 1 }}
        >
          <Typography variant="detail" component="dt">
            {label}
          </Typography>
          <Box component="dd" sx={figureStyle}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const figureStyle = {
  ...typography.h2,
  lineHeight: 1,
  letterSpacing: '-0.05em',
  textWrap: 'nowrap',
} as const;

/** For large text that leaves no room for two figures. */
const singleColumnIfNarrow = {
  containerType: 'inline-size',
  '@container (max-width: 17rem)': {
    '& > div:nth-of-type(n)': { gridColumn: '1 / -1', paddingLeft: 0, borderLeft: 0 },
  },
};
