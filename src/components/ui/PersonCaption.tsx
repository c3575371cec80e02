import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type PersonCaptionProps = {
  name: string;
  role: string;
  initials: string;
};

export function PersonCaption({ name, role, initials }: PersonCaptionProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Avatar aria-hidden>{initials}</Avatar>
      <Box sx={{ flex: '1 1 6rem' }}>
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
      </Box>
    </Box>
  );
}
