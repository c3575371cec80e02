import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import { footerCell, footerHead, footerLink } from './footerStyles.ts';

type FooterLinksProps = {
  title: string;
  /** Absolute URLs open in a new tab. */
  links: readonly { label: string; to: string }[];
  column: string;
};

export function FooterLinks({ title, links, column }: FooterLinksProps) {
  return (
    <Box component="nav" aria-label={title} sx={footerCell(column)}>
      <Typography variant="h6" component="h2" sx={footerHead}>
        {title}
      </Typography>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith('/') ? <SiteLink label={label} to={to} /> : <NewTabLink label={label} url={to} />}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function SiteLink({ label, to }: { label: string; to: string }) {
  return (
    <Link href={to} variant="body2" underline="hover" color="textSecondary" sx={footerLink}>
      {label}
    </Link>
  );
}

function NewTabLink({ label, url }: { label: string; url: string }) {
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      underline="hover"
      color="textSecondary"
      sx={footerLink}
    >
      {label}
      <OpensInNewTab />
    </Link>
  );
}
