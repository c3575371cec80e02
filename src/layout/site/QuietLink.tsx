import Link, { type LinkProps } from '@mui/material/Link';

export function QuietLink(props: LinkProps) {
  return <Link variant="body1" underline="hover" color="textSecondary" sx={quietLinkStyle} {...props} />;
}

/** Tall enough to tap. */
export const quietLinkStyle = {
  display: 'inline-block',
  paddingBlock: { xs: '0.6875rem', md: '0.25rem' },
  lineHeight: 1.6,
} as const;
