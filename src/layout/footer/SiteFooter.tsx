import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { officeHoursLine } from '#src/content/contact/officeHours.ts';
import { footerLinks, legalLinks } from '#src/content/navigation.ts';
import { site } from '#src/content/site.ts';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';

export function SiteFooter() {
  return (
    <Paper
      component="footer"
      variant="band"
      sx={{ borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Container>
        <PageGrid sx={{ paddingBlock: '3.5rem', rowGap: '2.5rem' }}>
          <Box sx={{ gridColumn: { md: '1 / 4' }, paddingRight: { md: 4 }, marginTop: '-0.5625rem' }}>
            <Logo />
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingTop: 1, maxWidth: '19rem' }}>
              {site.tagline}
            </Typography>
          </Box>
          <FooterLinks title="Quick links" links={footerLinks} column="4 / 6" />
          <FooterLinks title="Legal" links={legalLinks} column="6 / 8" />
          <FooterLinks title="Follow" links={socialLinks} column="8 / 10" />
          <FooterContact column="10 / 13" />
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

const socialLinks = site.socials.map(({ name, url }) => ({ label: name, to: url }));

function bottomRowStyle({ layout }: Theme) {
  const margin = `max(${layout.gutter}, (100vw - ${layout.frame}) / 2)`;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0.5rem 1.5rem',
    paddingBlock: '1.25rem',
    // At the end of the page the button to the top stands in this corner.
    paddingRight: `max(0px, 4.25rem - ${margin})`,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.hint',
  } as const;
}
