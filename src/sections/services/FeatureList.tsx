import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <Box component="ul" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {features.map((feature) => (
        <Typography
          key={feature}
          component="li"
          variant="body2"
          sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.25, lineHeight: 1.45 }}
        >
          {feature}
        </Typography>
      ))}
    </Box>
  );
}
