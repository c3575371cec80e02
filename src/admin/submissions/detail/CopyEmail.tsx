import IconButton from '@mui/material/IconButton';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { CopyIcon } from '#src/theme/icons.ts';

type CopyEmailProps = { email: string };

export function CopyEmail({ email }: CopyEmailProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(email);
      notify({ severity: 'success', message: 'Email address copied' });
    } catch (error) {
      console.warn('The address could not be copied:', error);
      notify({ severity: 'error', message: `The browser did not allow copying. The address is ${email}` });
    }
  }

  return (
    <IconButton
      size="small"
      aria-label="Copy email address"
      title="Copy email address"
      onClick={() => void copy()}
      sx={{ verticalAlign: 'middle', marginBlock: '-0.75rem', marginInline: '-0.25rem' }}
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}
