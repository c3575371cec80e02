import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Highest mark a client can give (spec 9). */
export const highestRating = 5;

/** A rating as five small marks and in words. */
export function Rating({ rating }: { rating: number }) {
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex', gap: '3px' }}>
        {Array.from({ length: highestRating }, (_, mark) => mark < rating).map((isGiven, mark) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no other identity and never move
            key={mark}
            component="span"
            sx={{
              width: 4,
              height: 16,
              ...(isGiven ? { backgroundColor: 'text.primary' } : { border: 1, borderColor: 'line.control' }),
            }}
          />
        ))}
      </Box>
      Rated {rating} of {highestRating}
    </Typography>
  );
}
