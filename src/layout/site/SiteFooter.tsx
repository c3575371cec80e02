import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Logo } from '#src/components/ui/Logo.tsx';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import { officeHoursLine } from '#src/content/officeHours.ts';
import { site } from '#src/content/site.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { footerLinks, legalLinks } from '#src/publicPages.ts';
import { hairline } from '#src/theme/mixins.ts';
import { QuietLink, quietLinkStyle } from './QuietLink.tsx';

export function SiteFooter() {
  return (
    <Paper component="footer" variant="band" sx={{ borderTop: hairline, displayPrint: 'none' }}>
      <Container>
        <PageGrid sx={{ paddingBlock: '3.5rem', rowGap: '2.5rem' }}>
          <Box sx={brandStyle}>
            <Logo />
            <Typography sx={{ color: 'text.secondary', paddingTop: 1, maxWidth: '21rem' }}>
              {site.tagline}
            </Typography>
          </Box>
          <FooterLinks title="Quick links" links={footerLinks} isLong />
          <FooterLinks title="Legal" links={legalLinks} />
          <FooterLinks title="Follow" links={socialLinks} />
          <FooterContact />
        </PageGrid>
        <PageGrid sx={bottomRowStyle}>
          <Typography variant="caption" sx={{ gridColumn: { sm: 'span 2', md: 'span 3' } }}>
            © {site.copyrightYear} {site.name}
          </Typography>
          <Typography variant="caption" sx={officeHoursStyle}>
            {officeHoursLine}
          </Typography>
        </PageGrid>
      </Container>
    </Paper>
  );
}

type FooterLinksProps = {
  title: string;
  /** Absolute URLs open in a new tab. */
  links: readonly { label: string; to: string }[];
  /** Spans two rows beside the short lists below 900 pixels, so that no row has an empty half. */
  isLong?: boolean;
};

function FooterLinks({ title, links, isLong }: FooterLinksProps) {
  return (
    <Box component="nav" aria-label={title} sx={isLong ? longCellStyle : cellStyle}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        {title}
      </Typography>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <QuietLink href={to} {...(isAbsolute(to) && { target: '_blank', rel: 'noopener noreferrer' })}>
              {label}
              {isAbsolute(to) && <OpensInNewTab />}
            </QuietLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function isAbsolute(url: string): boolean {
  return !url.startsWith('/');
}

function FooterContact() {
  return (
    <Box sx={contactStyle}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        Talk to us
      </Typography>
      <Typography component="address" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <QuietLink href={`mailto:${site.email}`}>{site.email}</QuietLink>
        <br />
        <QuietLink href={site.phoneUrl}>{site.phone}</QuietLink>
        <br />
        <Box component="span" sx={quietLinkStyle}>
          {site.address}
        </Box>
      </Typography>
    </Box>
  );
}

const brandStyle = {
  gridColumn: { sm: 'span 2', md: 'span 3' },
  paddingRight: { sm: 4 },
  marginTop: '-0.5625rem',
} as const;

const socialLinks = site.socials.map(({ name, url }) => ({ label: name, to: url }));

const bottomRowStyle = {
  rowGap: '0.5rem',
  paddingBlock: '1.25rem',
  borderTop: hairline,
  color: 'text.hint',
} as const;

const officeHoursStyle = {
  gridColumn: { sm: '3 / -1', md: '4 / -1' },
  paddingLeft: { md: 3 },
  textWrap: 'balance',
} as const;

/** The padding does not grow with large text, which needs all of the narrow columns. */
const cellStyle = {
  gridColumn: { xs: 'span 2', sm: 'span 1', md: 'span 2' },
  paddingLeft: { md: 3 },
  borderLeft: { md: hairline },
} as const;

const longCellStyle = { ...cellStyle, gridRow: { xs: 'span 2', md: 'auto' } } as const;

const contactStyle = {
  ...cellStyle,
  gridColumn: { xs: '1 / -1', sm: '1 / 3', md: 'span 3' },
  gridRow: { sm: 2, md: 'auto' },
} as const;

const footerHead = { marginBottom: '0.75rem' } as const;
