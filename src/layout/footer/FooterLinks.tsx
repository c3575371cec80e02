import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OpensInNewTab } from '#src/components/ui/OpensInNewTab.tsx';
import { FooterLink } from './FooterLink.tsx';
import { footerCell, footerHead } from './footerStyles.ts';

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
            {to.startsWith('/') ? (
              <FooterLink href={to}>{label}</FooterLink>
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
    <FooterLink href={url} target="_blank" rel="noopener noreferrer">
      {label}
      <OpensInNewTab />
    </FooterLink>
  );
}
