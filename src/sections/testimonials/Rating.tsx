import MuiRating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export const maxRating = 5;

export function Rating({ rating }: { rating: number }) {
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
    >
      <MuiRating value={rating} max={maxRating} readOnly aria-hidden />
      Rated {rating} of {maxRating}
    </Typography>
  );
}
