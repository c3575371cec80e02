import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { site } from '#src/content/site.ts';
import { footerCell, footerHead, footerLink } from './footerStyles.ts';

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
        <Link
          href={`mailto:${site.email}`}
          variant="body2"
          underline="hover"
          color="textSecondary"
          sx={footerLink}
        >
          {site.email}
        </Link>
        <br />
        <Link href={site.phoneUrl} variant="body2" underline="hover" color="textSecondary" sx={footerLink}>
          {site.phone}
        </Link>
        <br />
        <Box component="span" sx={{ display: 'inline-block', paddingBlock: '0.25rem' }}>
          {site.address}
        </Box>
      </Typography>
    </Box>
  );
}
