import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as icons from '#src/theme/icons.ts';

export function IconSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name}>
          <Icon />
          <Typography variant="caption">{name.replace(/Icon$/, '')}</Typography>
        </div>
      ))}
    </Box>
  );
}
