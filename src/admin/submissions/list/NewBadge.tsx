import Typography from '@mui/material/Typography';

/** Beside the name of a submission that came while the screen was open. */
export function NewBadge() {
  return (
    <Typography
      component="span"
      variant="caption"
      sx={{ color: 'primary.text', fontWeight: 600, lineHeight: 1.25 }}
    >
      Just arrived
    </Typography>
  );
}
