import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import { site } from '#src/content/site.ts';
import { QuietLink, quietLinkStyle } from '#src/layout/QuietLink.tsx';

type FooterLinksProps = {
  title: string;
  /** Absolute URLs open in a new tab. */
  links: readonly { label: string; to: string }[];
  /** Spans two rows beside the short lists below 900 pixels, so that no row has an empty half. */
  isLong?: boolean;
};

export function FooterLinks({ title, links, isLong }: FooterLinksProps) {
  return (
    <Box component="nav" aria-label={title} sx={isLong ? longCellStyle : cellStyle}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        {title}
      </Typography>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <QuietLink href={to}>{label}</QuietLink>
            ) : (
              <NewTabLink label={label} url={to} />
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function NewTabLink({ label, url }: { label: string; url: string }) {
  return (
    <QuietLink href={url} target="_blank" rel="noopener noreferrer">
      {label}
      <OpensInNewTab />
    </QuietLink>
  );
}

export function FooterContact() {
  return (
    <Box sx={contactStyle}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        Talk to us
      </Typography>
      <Typography
        variant="body2"
        component="address"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
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

const cellStyle = {
  gridColumn: { xs: 'span 2', sm: 'span 1', md: 'span 2' },
  paddingLeft: { md: 3 },
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

const longCellStyle = { ...cellStyle, gridRow: { xs: 'span 2', md: 'auto' } } as const;

const contactStyle = {
  ...cellStyle,
  gridColumn: { xs: '1 / -1', sm: '1 / 3', md: 'span 3' },
  gridRow: { sm: 2, md: 'auto' },
} as const;

const footerHead = { marginBottom: '0.75rem' } as const;
