import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ForwardIcon } from '#src/theme/icons.ts';

export function BandSpecimen() {
  return (
    <Paper variant="band" sx={{ display: 'grid', gap: 2, justifyItems: 'start', padding: 3 }}>
      <Typography variant="h3" component="p">
        Start with a sentence.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Supporting text on a band
      </Typography>
      <Button color="primary" size="large" endIcon={<ForwardIcon />}>
        The action
      </Button>
      <Button variant="outlined" size="large">
        Outlined
      </Button>
      <Link href="#link" variant="body2" underline="hover" color="textSecondary">
        A link of the footer
      </Link>
    </Paper>
  );
}
