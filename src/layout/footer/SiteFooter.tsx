import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { officeHoursLine } from '#src/content/officeHours.ts';
import { site } from '#src/content/site.ts';
import { footerLinks, legalLinks } from '#src/publicPages.ts';
import { space } from '#src/theme/theme.ts';
import { FooterContact, FooterLinks } from './FooterLinks.tsx';

export function SiteFooter() {
  return (
    <Paper
      component="footer"
      variant="band"
      sx={{ borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Container>
        <PageGrid sx={{ paddingBlock: '3.5rem', rowGap: '2.5rem' }}>
          <Box sx={brandStyle}>
            <Logo />
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingTop: 1, maxWidth: '19rem' }}>
              {site.tagline}
            </Typography>
          </Box>
          <FooterLinks title="Quick links" links={footerLinks} isLong />
          <FooterLinks title="Legal" links={legalLinks} />
          <FooterLinks title="Follow" links={socialLinks} />
          <FooterContact />
        </PageGrid>
        <Box sx={bottomRowStyle}>
          <Typography variant="caption">
            © {site.copyrightYear} {site.name}
          </Typography>
          <Typography variant="caption" sx={{ textWrap: 'balance' }}>
            {officeHoursLine}
          </Typography>
        </Box>
      </Container>
    </Paper>
  );
}

const brandStyle = {
  gridColumn: { sm: 'span 2', md: 'span 3' },
  paddingRight: { sm: 4 },
  marginTop: '-0.5625rem',
} as const;

const socialLinks = site.socials.map(({ name, url }) => ({ label: name, to: url }));

const sideMargin = `max(${space.gutter}, (100vw - ${space.frame}) / 2)`;

const bottomRowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
  paddingBlock: '1.25rem',
  // Leaves room for the back-to-top button at the end of the page.
  paddingRight: `max(0px, 4.25rem - ${sideMargin})`,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.hint',
} as const;
