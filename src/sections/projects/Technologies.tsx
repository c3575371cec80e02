import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const maxShown = 3;

/** Always visible on devices without hover. */
export function Technologies({ names }: { names: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      data-technologies
      sx={({ motionTokens: motion }) => ({
        position: 'absolute',
        left: 0,
        bottom: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        maxWidth: 'calc(100% - 1.5rem)',
        padding: '0.5rem 0.5rem 0 0',
        backgroundColor: 'background.default',
        '@media (hover: hover) and (pointer: fine)': {
          transform: 'translateY(100%)',
          transition: `transform ${motion.move} ${motion.ease}`,
        },
      })}
    >
      {names.slice(0, maxShown).map((name) => (
        <Chip key={name} component="li" size="small" label={name} />
      ))}
    </Box>
  );
}
