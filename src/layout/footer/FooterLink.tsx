import Link, { type LinkProps } from '@mui/material/Link';

export function FooterLink(props: LinkProps) {
  return <Link variant="body2" underline="hover" color="textSecondary" sx={linkStyle} {...props} />;
}

/** Tall enough for a thumb. */
const linkStyle = {
  display: 'inline-block',
  paddingBlock: { xs: '0.6875rem', md: '0.25rem' },
  lineHeight: 1.6,
} as const;
