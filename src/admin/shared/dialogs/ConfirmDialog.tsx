import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';

export type ConfirmOptions = {
  title: string;
  subject?: string;
  details?: string;
  action: string;
  isDestructive?: boolean;
};

export type ConfirmDialogProps = ConfirmOptions & { isOpen: boolean; onAnswer(isConfirmed: boolean): void };

export function ConfirmDialog({ isOpen, onAnswer, ...options }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={options.subject ? `${id}-subject` : undefined}
      slotProps={{ paper: { role: 'alertdialog', sx: paperStyle }, container: { sx: containerStyle } }}
    >
      <Typography id={`${id}-title`} variant="h4" component="h2">
        {options.title}
      </Typography>
      <Box
        id={`${id}-subject`}
        sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2, pb: 3, overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{options.subject}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{options.details}</Typography>
      </Box>
      <Box sx={{ mx: -3 }}>
        <NotificationContainer isOpen={isOpen} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
        <CancelButton onClick={() => onAnswer(false)} />
        <Button
          color={options.isDestructive ? 'error' : 'secondary'}
          onClick={() => onAnswer(true)}
          sx={buttonStyle}
        >
          {options.action}
        </Button>
      </Box>
    </Dialog>
  );
}

/** Takes the focus itself: `autoFocus` loses it again to the dialog when React mounts twice in development. */
function CancelButton({ onClick }: { onClick(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="outlined" onClick={onClick} sx={buttonStyle}>
      Cancel
    </Button>
  );
}

const containerStyle = { alignItems: { xs: 'flex-end', sm: 'center' } } as const;

const paperStyle = {
  m: { xs: 0, sm: 2 },
  p: 3,
  width: { xs: '100%', sm: '30rem' },
  maxWidth: { xs: '100%', sm: '30rem' },
  borderRadius: { xs: 0, sm: 1 },
  borderWidth: { xs: '1px 0 0', sm: '1px' },
} as const;

const buttonStyle = { flex: { xs: 1, sm: 'none' } } as const;
