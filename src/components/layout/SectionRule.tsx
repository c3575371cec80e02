import Box from '@mui/material/Box';
import { palette } from '#src/theme/muiTheme.ts';

type SectionRuleProps = {
  /** Column (0 to 11) of the thick part, which moves right with each section of a page. */
  tick: number;
  isAccent?: boolean;
};

export function SectionRule({ tick, isAccent = false }: SectionRuleProps) {
  return (
    <Box
      aria-hidden
      style={{ '--column': tick } as React.CSSProperties}
      sx={[ruleStyle, isAccent && { '&::before': { borderColor: 'primary.main' } }]}
    />
  );
}

const ruleStyle = {
  '--tick': palette.line.tick,
  position: 'relative',
  height: '9px',
  breakAfter: 'avoid',
  borderTop: '1px solid var(--tick)',
  background: 'repeating-linear-gradient(90deg, var(--tick) 0 1px, transparent 1px calc((100% - 1px) / 12))',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--column) / 12 * 100%)',
    top: '-2px',
    width: 'calc(100% / 12)',
    // A border, because browsers do not print backgrounds.
    borderTop: 4,
    borderColor: 'currentColor',
  },
} as const;
