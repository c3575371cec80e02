import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '#src/components/TextLink.tsx';
import { site } from '#src/content/site.ts';
import { footerCell, footerHead, footerLink } from './footerStyles.ts';

/** E-mail, telephone and address (spec 2). */
export function FooterContact({ column }: { column: string }) {
  return (
    <Box sx={footerCell(column, '1 / -1')}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        Talk to us
      </Typography>
      <Typography variant="body2" component="address" sx={{ color: 'text.secondary' }}>
        <TextLink href={`mailto:${site.email}`} variant="body2" underline="hover" sx={footerLink}>
          {site.email}
        </TextLink>
        <br />
        <TextLink
          href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}
          variant="body2"
          underline="hover"
          sx={footerLink}
        >
          {site.phone}
        </TextLink>
        <br />
        <Box component="span" sx={{ display: 'inline-block', paddingBlock: '0.25rem' }}>
          {site.address}
        </Box>
      </Typography>
    </Box>
  );
}
