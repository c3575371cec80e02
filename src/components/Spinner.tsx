import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

type SpinnerProps = { /** Diameter as a CSS length. */ size?: string };

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the text colour with an ember quarter; decoration beside words that say what is awaited. */
export function Spinner({ size = '1.25rem' }: SpinnerProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'block',
        flex: 'none',
        width: size,
        height: size,
        border: '3px solid',
        borderColor: 'text.primary',
        borderTopColor: 'primary.main',
        borderRadius: '50%',
        animation: `${turn} 900ms linear infinite`,
      }}
    />
  );
}
