import Link from '@mui/material/Link';

export function SkipLink() {
  return (
    <Link href="#main" variant="skip">
      Skip to content
    </Link>
  );
}
