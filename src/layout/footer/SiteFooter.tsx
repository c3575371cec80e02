import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Frame } from '#src/components/Frame.tsx';
import { bandColors } from '#src/components/layout/bandColors.ts';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { Logo } from '#src/components/ui/Logo.tsx';
import { footerLinks, legalLinks } from '#src/content/navigation.ts';
import { officeHoursLine } from '#src/content/officeHours.ts';
import { site } from '#src/content/site.ts';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { quickLinksId } from './quickLinks.ts';

/** The footer (spec 2), on the same band as the closing wave above it. */
export function SiteFooter() {
  return (
    <Box component="footer" sx={[bandColors, { borderTop: 1, borderColor: 'divider' }]}>
      <Frame>
        <PageGrid sx={{ paddingBlock: '3.5rem', rowGap: '2.5rem' }}>
          <Box sx={{ gridColumn: { md: '1 / 4' }, paddingRight: { md: 4 }, marginTop: '-0.5625rem' }}>
            <Logo />
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingTop: 1, maxWidth: '19rem' }}>
              {site.tagline}
            </Typography>
          </Box>
          <FooterLinks title="Quick links" links={footerLinks} column="4 / 6" id={quickLinksId} />
          <FooterLinks title="Legal" links={legalLinks} column="6 / 8" />
          <FooterLinks title="Follow" links={socialLinks} column="8 / 10" />
          <FooterContact column="10 / 13" />
        </PageGrid>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '0.5rem 1.5rem',
            paddingBlock: '1.25rem',
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.hint',
          }}
        >
          <Typography variant="caption">
            © {site.copyrightYear} {site.name}
          </Typography>
          <Typography variant="caption">{officeHoursLine}</Typography>
        </Box>
      </Frame>
    </Box>
  );
}

const socialLinks = site.socials.map(({ name, url }) => ({ label: name, to: url }));
