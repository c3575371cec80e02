import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { motion } from '#src/theme/theme.ts';

const maxShown = 3;

/** Over the picture while its card is hovered; below it on devices without hover. */
export function Technologies({ names }: { names: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      data-technologies
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        padding: '0.5rem 0.5rem 0 0',
        backgroundColor: 'background.default',
        '@media (hover: hover) and (pointer: fine)': {
          position: 'absolute',
          bottom: 0,
          maxWidth: 'calc(100% - 1.5rem)',
          transform: 'translateY(100%)',
          transition: `transform ${motion.move} ${motion.ease}`,
        },
      }}
    >
      {names.slice(0, maxShown).map((name) => (
        <Chip key={name} component="li" size="small" label={name} />
      ))}
    </Box>
  );
}
