import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { SectionRule } from '#src/layout/page/SectionRule.tsx';
import { BackIcon, ForwardIcon } from '#src/theme/icons.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';

type StepButtonsProps = { onStep: (step: 1 | -1) => void };

export function StepButtons({ onStep }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none', ...hideIfNoScript }}>
      <IconButton color="outlined" aria-label="Previous testimonial" onClick={() => onStep(-1)}>
        <BackIcon />
      </IconButton>
      <IconButton color="outlined" aria-label="Next testimonial" onClick={() => onStep(1)}>
        <ForwardIcon />
      </IconButton>
    </Box>
  );
}

type PositionRuleProps = { count: number; shown: number; onShow: (index: number) => void };

/** The ruler: its thick part is the position, and each of its sections a button. */
export function PositionRule({ count, shown, onShow }: PositionRuleProps) {
  const span = 12 / count;
  return (
    <Box sx={{ position: 'relative' }}>
      <SectionRule tick={shown * span} span={span} isAccent isFirst />
      <Box component="ul" sx={segmentsStyle}>
        {Array.from({ length: count }, (_, index) => `Show testimonial ${index + 1}`).map((label, index) => (
          <li key={label}>
            <ButtonBase aria-label={label} aria-current={index === shown} onClick={() => onShow(index)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const segmentsStyle = {
  position: 'absolute',
  insetInline: 0,
  top: '-1.375rem',
  display: 'flex',
  '& > li': { flex: 1 },
  '& button': { width: '100%', height: '2.75rem' },
  '& button::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 'calc(50% - 2px)',
    height: '4px',
  },
  '@media (hover: hover)': {
    '& button:not([aria-current=true]):hover::before': { backgroundColor: 'line.control' },
  },
  displayPrint: 'none',
  ...hideIfNoScript,
} as const;
