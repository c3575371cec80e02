import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { newsletter } from '#src/content/blog.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { space } from '#src/theme/theme.ts';

/** The button does nothing, as specified. */
export function Newsletter() {
  return (
    <PageGrid sx={{ paddingTop: space.head, rowGap: 3 }}>
      <Typography variant="h2" sx={{ gridColumn: { md: '1 / 8' } }}>
        {newsletter.title}
      </Typography>
      <Box
        component="form"
        aria-label="Newsletter"
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
        sx={{ gridColumn: { md: '8 / -1' }, alignContent: 'start' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
          <FormControl size="large" fullWidth={false} sx={{ flex: '1 1 12rem' }}>
            <InputLabel htmlFor="newsletter-email">Email</InputLabel>
            <OutlinedInput id="newsletter-email" type="email" autoComplete="email" />
          </FormControl>
          <Button size="large">Subscribe</Button>
        </Box>
      </Box>
    </PageGrid>
  );
}
