import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { site } from '#src/content/site.ts';
import { FooterLink } from './FooterLink.tsx';
import { footerCell, footerHead } from './footerStyles.ts';

export function FooterContact({ column }: { column: string }) {
  return (
    <Box sx={footerCell(column, '1 / -1')}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        Talk to us
      </Typography>
      <Typography
        variant="body2"
        component="address"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        <FooterLink href={`mailto:${site.email}`}>{site.email}</FooterLink>
        <br />
        <FooterLink href={site.phoneUrl}>{site.phone}</FooterLink>
        <br />
        <Box component="span" sx={{ display: 'inline-block', paddingBlock: '0.25rem' }}>
          {site.address}
        </Box>
      </Typography>
    </Box>
  );
}
