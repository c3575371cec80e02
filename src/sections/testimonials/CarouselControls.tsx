import Box from '@mui/material/Box';
import { Arrow } from '#src/components/Arrow.tsx';
import { IconAction } from '#src/components/IconAction.tsx';

type CarouselControlsProps = { count: number; current: number; onShow: (index: number) => void };

/** Previous, next and one segment per testimonial; they stay in view and do not move. */
export function CarouselControls({ count, current, onShow }: CarouselControlsProps) {
  return (
    <Box sx={controlsStyles}>
      <IconAction
        aria-label="Previous testimonial"
        onClick={() => onShow(current - 1)}
        sx={{ ...squareStyles, order: { sm: 1 }, '& svg': { transform: 'scaleX(-1)' } }}
      >
        <Arrow />
      </IconAction>
      <IconAction
        aria-label="Next testimonial"
        onClick={() => onShow(current + 1)}
        sx={{ ...squareStyles, order: { sm: 2 } }}
      >
        <Arrow />
      </IconAction>
      <Box component="ul" sx={{ display: 'flex', marginLeft: { xs: 'auto', sm: 0 }, marginRight: { sm: 2 } }}>
        {Array.from({ length: count }, (_, index) => `Show testimonial ${index + 1}`).map((label, index) => (
          <li key={label}>
            <Box
              component="button"
              type="button"
              aria-label={label}
              aria-current={index === current || undefined}
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
  flex: { xs: '1 0 auto', sm: 'none' },
  gap: 1,
  alignItems: 'center',
  '@media (scripting: none)': { display: 'none' },
};

const squareStyles = {
  borderColor: 'line.control',
  '&:hover': { borderColor: 'currentColor', backgroundColor: 'transparent' },
};

const dotStyles = {
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&::before': { content: '""', width: '1.5rem', height: '4px', backgroundColor: 'line.control' },
  '&:hover::before': { backgroundColor: 'text.primary' },
  '&[aria-current]::before': { backgroundColor: 'primary.main' },
};
