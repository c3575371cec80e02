import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import type { team } from '#src/content/process.ts';
import { columnLines } from '#src/theme/mixins.ts';
import { palette, typography } from '#src/theme/muiTheme.ts';

export function TeamTimeline({ people, client, caption }: typeof team) {
  return (
    <Box component="figure" sx={figureStyle}>
      <Box component="ul" sx={linesStyle}>
        {people.map(({ role, start, span }) => (
          <li key={`${role} ${start}`} style={{ '--start': start, '--span': span } as CSSProperties}>
            <span>{role}</span>
          </li>
        ))}
        <li data-client>
          <span>{client}</span>
        </li>
      </Box>
      <Typography variant="body2" component="figcaption" sx={{ color: 'text.secondary', paddingTop: 1.5 }}>
        {caption}
      </Typography>
    </Box>
  );
}

const figureStyle = {
  display: { xs: 'none', md: 'block' },
  paddingTop: 6,
  marginLeft: 'calc(100% / 3)',
} as const;

const ink = palette.text.primary;
const linesStyle = {
  paddingBlock: '0.75rem',
  background: columnLines(6),
  '& > li': {
    ...typography.caption,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: '2rem',
  },
  '& span': { position: 'absolute', right: '100%', paddingRight: '0.75rem', whiteSpace: 'nowrap' },
  '& > li::before, & > li::after': {
    content: '""',
    position: 'absolute',
    insetInline: '1px 0',
    height: '1px',
    backgroundColor: ink,
  },
  '& > li::after': {
    height: '5px',
    left: 'max(1px, (var(--start) - 1) * 100% / 12)',
    right: 'calc((13 - var(--start) - var(--span)) * 100% / 12)',
  },
  '& > [data-client]::before': { display: 'none' },
  '& > [data-client]::after': {
    insetInline: 0,
    background: `repeating-linear-gradient(90deg, transparent 0 15%, ${ink} 15% calc(100% / 6))`,
  },
} as const;
