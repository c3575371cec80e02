import Typography from '@mui/material/Typography';

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
