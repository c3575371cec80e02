import Box from '@mui/material/Box';
import { leavesUnderBar } from '#src/theme/inView.ts';
import { palette } from '#src/theme/muiTheme.ts';
import { motion } from '#src/theme/theme.ts';

type SectionRuleProps = {
  /** Column (0 to 11) of the thick part, which moves right with each section of a page. */
  tick: number;
  /** Columns of the thick part. */
  span?: number;
  isAccent?: boolean;
  /** The page's first rule: between pages, its thick part moves to its place on the next page. */
  isFirst?: boolean;
};

export function SectionRule({ tick, span = 1, isAccent = false, isFirst = false }: SectionRuleProps) {
  return (
    <Box
      aria-hidden
      style={{ '--column': tick, '--span': span } as React.CSSProperties}
      sx={[
        ruleStyle,
        isAccent && { '&::before': { borderColor: 'primary.main' } },
        isFirst ? { '&::before': { viewTransitionName: 'tick' } } : { '&::before': leavesUnderBar },
      ]}
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
    left: 0,
    top: '-2px',
    width: 'calc(100% / 12 * var(--span))',
    // A transform, because moving it by layout would count as layout shift.
    transform: 'translateX(calc(100% / var(--span) * var(--column)))',
    transition: `transform ${motion.move} ${motion.ease}`,
    // A border, because browsers do not print backgrounds.
    borderTop: 4,
    borderColor: 'currentColor',
  },
} as const;
