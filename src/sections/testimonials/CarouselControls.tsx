import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { BackIcon, ForwardIcon } from '#src/theme/icons.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';

type CarouselControlsProps = {
  count: number;
  shown: number;
  onShow: (index: number) => void;
  onStep: (step: 1 | -1) => void;
};

export function CarouselControls({ count, shown, onShow, onStep }: CarouselControlsProps) {
  return (
    <Box sx={controlsStyles}>
      <IconButton
        color="outlined"
        aria-label="Previous testimonial"
        onClick={() => onStep(-1)}
        sx={{ order: { sm: 1 } }}
      >
        <BackIcon />
      </IconButton>
      <IconButton
        color="outlined"
        aria-label="Next testimonial"
        onClick={() => onStep(1)}
        sx={{ order: { sm: 2 } }}
      >
        <ForwardIcon />
      </IconButton>
      <Box component="ul" sx={{ display: 'flex', marginLeft: { xs: 'auto', sm: 0 }, marginRight: { sm: 2 } }}>
        {Array.from({ length: count }, (_, index) => `Show testimonial ${index + 1}`).map((label, index) => (
          <li key={label}>
            <ButtonBase
              aria-label={label}
              aria-current={index === shown}
              onClick={() => onShow(index)}
              sx={dotStyles}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const controlsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  flex: { xs: '1 0 auto', sm: 'none' },
  gap: 1,
  alignItems: 'center',
  displayPrint: 'none',
  ...hideIfNoScript,
};

const dotStyles = {
  width: '1.75rem',
  height: '2.75rem',
  '&::before': { content: '""', width: '1.5rem', height: '4px', backgroundColor: 'line.control' },
  '@media (hover: hover)': { '&:hover::before': { backgroundColor: 'text.primary' } },
  '&[aria-current=true]::before': { backgroundColor: 'primary.main' },
};
