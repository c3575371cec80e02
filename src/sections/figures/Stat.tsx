import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

type StatProps = { figure: string; label: string };

/** The markup needs the term before its figure; styles show them the other way round. */
export function Stat({ figure, label }: StatProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 1 }}>
      <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={figureStyle}>
        {figure}
      </Box>
    </Box>
  );
}

function figureStyle({ typography }: Theme) {
  return { ...typography.h2, lineHeight: 1, letterSpacing: '-0.05em', textWrap: 'nowrap' } as const;
}
