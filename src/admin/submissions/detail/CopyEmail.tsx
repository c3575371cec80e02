import IconButton from '@mui/material/IconButton';
import { copyAddress } from '#src/admin/shared/copyAddress.ts';
import { CopyIcon } from '#src/theme/icons.ts';

type CopyEmailProps = { email: string };

export function CopyEmail({ email }: CopyEmailProps) {
  return (
    <IconButton
      size="small"
      aria-label="Copy email address"
      title="Copy email address"
      onClick={() => void copyAddress(email, 'Email address copied')}
      sx={{ verticalAlign: 'middle', marginBlock: '-0.75rem', marginInline: '-0.25rem' }}
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}
