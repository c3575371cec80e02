import Button from '@mui/material/Button';
import { paths } from '#src/paths.ts';
import { BackIcon } from '#src/theme/icons.ts';

export function ErrorActions() {
  return (
    <>
      <Button href={paths.home} color="primary" size="large" startIcon={<BackIcon />}>
        Home
      </Button>
      <Button href={paths.contact} variant="outlined" size="large">
        Contact
      </Button>
    </>
  );
}
