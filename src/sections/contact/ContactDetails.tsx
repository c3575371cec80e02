import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { contact } from '#src/content/contact.ts';
import { site } from '#src/content/site.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { hairline } from '#src/theme/mixins.ts';

type ContactDetailsProps = { /** A sample message and its result. */ example: typeof contact.example };

export function ContactDetails({ example }: ContactDetailsProps) {
  return (
    <Box component="aside" aria-label="Contact details" sx={detailsStyle}>
      <dl>
        <Detail term="Email">
          <Link href={`mailto:${site.email}`}>{site.email}</Link>
        </Detail>
        <Detail term="Phone">
          <Link href={site.phoneUrl}>{site.phone}</Link>
        </Detail>
        <Detail term="Address">{site.address}</Detail>
      </dl>
      <Box component="figure" sx={exampleStyle}>
        <Typography variant="body2" component="figcaption" sx={{ color: 'text.hint' }}>
          {example.from}
        </Typography>
        <Typography component="blockquote" sx={{ lineHeight: 1.5, textWrap: 'pretty' }}>
          {example.text}
        </Typography>
        <Box sx={{ paddingTop: 1.75, borderTop: hairline }}>
          <BeforeAfter {...example.change} />
        </Box>
      </Box>
    </Box>
  );
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography variant="body2" component="dt" sx={{ color: 'text.hint' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

const detailsStyle = {
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: '1fr 1fr',
  columnGap: 3,
  alignItems: 'start',
  '& dl > div': {
    display: 'grid',
    gap: 0.25,
    padding: '0.875rem 0',
    borderTop: hairline,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  },
  '& dd a': { display: 'inline-block', paddingBlock: '0.5rem', textDecorationThickness: '1px' },
} as const;

const exampleStyle = {
  display: 'grid',
  gap: 1.75,
  marginTop: { xs: 5, sm: 0, md: 5 },
  paddingTop: 2,
  borderTop: '4px solid',
  borderColor: 'text.primary',
} as const;
