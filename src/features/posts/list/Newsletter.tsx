import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Action } from '#src/components/Action.tsx';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { PlainField } from '#src/components/PlainField.tsx';
import { newsletter } from '#src/content/blog.ts';

/** The newsletter box. Its button does nothing and calls nobody (spec 2). */
export const Newsletter = memo(function Newsletter() {
  return (
    <PageGrid sx={{ paddingTop: 'clamp(2rem, 4vw, 4rem)', rowGap: 3 }}>
      <Typography variant="h2" sx={{ gridColumn: { md: '1 / 8' } }}>
        {newsletter.title}
      </Typography>
      <Box
        component="form"
        aria-label="Newsletter"
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
        sx={{ gridColumn: { md: '8 / -1' }, display: 'grid', gap: 2.5, alignContent: 'start' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {newsletter.note}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
          <Box sx={{ flex: '1 1 12rem' }}>
            <PlainField id="newsletter-email" label="Email">
              {(wiring) => <input {...wiring} type="email" autoComplete="email" />}
            </PlainField>
          </Box>
          <Action type="button" size="large">
            Subscribe
          </Action>
        </Box>
      </Box>
    </PageGrid>
  );
});
