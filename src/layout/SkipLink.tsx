import Link from '@mui/material/Link';

/** The first stop of the keyboard: past the navigation to the page's content. */
export function SkipLink() {
  return (
    <Link href="#main" variant="skip">
      Skip to content
    </Link>
  );
}
