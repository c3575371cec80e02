import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type PersonProps = {
  name: string;
  /** What they are and where. */
  role: string;
  initials: string;
};

/** Somebody by name, with initials in place of a portrait. */
export function PersonCaption({ name, role, initials }: PersonProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: '3rem',
          height: '3rem',
          backgroundColor: 'text.primary',
          color: 'background.default',
          fontWeight: 600,
          letterSpacing: '-0.02em',
        }}
      >
        {initials}
      </Box>
      <div>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}
        >
          {role}
        </Typography>
      </div>
    </Box>
  );
}
