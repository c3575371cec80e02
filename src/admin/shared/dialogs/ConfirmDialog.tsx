import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';
import { AdminDialog } from './AdminDialog.tsx';

export type ConfirmOptions = {
  title: string;
  subject?: string;
  details?: string;
  action: string;
  /** 'Cancel' if not given. */
  cancel?: string;
  isDestructive?: boolean;
};

/** True if confirmed, false if declined, undefined if the question was closed. */
type Answer = boolean | undefined;

type PendingConfirm = ConfirmOptions & { answer(answer: Answer): void };

/** `await confirm({ ... })` resolves to the answer. Render `dialog` anywhere in the component. */
export function useConfirm() {
  const [pending, setPending] = useState<PendingConfirm | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function confirm(options: ConfirmOptions): Promise<Answer> {
    dismissSuccesses();
    return new Promise((resolve) => {
      setPending({ ...options, answer: resolve });
      setIsOpen(true);
    });
  }

  function handleAnswer(answer: Answer) {
    setIsOpen(false);
    pending?.answer(answer);
  }

  const dialog = pending && <ConfirmDialog {...pending} isOpen={isOpen} onAnswer={handleAnswer} />;
  return { confirm, dialog };
}

type ConfirmDialogProps = ConfirmOptions & { isOpen: boolean; onAnswer(answer: Answer): void };

export function ConfirmDialog({ isOpen, onAnswer, ...options }: ConfirmDialogProps) {
  const id = useId();
  return (
    <AdminDialog
      open={isOpen}
      onClose={() => onAnswer(undefined)}
      aria-labelledby={`${id}-title`}
      aria-describedby={options.subject ? `${id}-subject` : undefined}
      slotProps={{ paper: { role: 'alertdialog', sx: paperStyle }, container: { sx: containerStyle } }}
      footer={
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end', px: 3, pb: 3 }}>
          <Button autoFocus variant="outlined" onClick={() => onAnswer(false)} sx={buttonStyle}>
            {options.cancel ?? 'Cancel'}
          </Button>
          <Button
            color={options.isDestructive ? 'error' : 'secondary'}
            onClick={() => onAnswer(true)}
            sx={buttonStyle}
          >
            {options.action}
          </Button>
        </Box>
      }
    >
      <Typography id={`${id}-title`} variant="h4" component="h2" sx={{ px: 3, pt: 3 }}>
        {options.title}
      </Typography>
      <Box id={`${id}-subject`} sx={subjectStyle}>
        <Typography sx={{ fontWeight: 600 }}>{options.subject}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{options.details}</Typography>
      </Box>
    </AdminDialog>
  );
}

const containerStyle = { alignItems: { xs: 'flex-end', sm: 'center' } } as const;

const subjectStyle = {
  borderTop: 1,
  borderColor: 'divider',
  mt: 2,
  mx: 3,
  pt: 2,
  pb: 3,
  overflowWrap: 'anywhere',
} as const;

const paperStyle = {
  m: { xs: 0, sm: 2 },
  width: { xs: '100%', sm: '30rem' },
  maxWidth: { xs: '100%', sm: '30rem' },
  borderRadius: { xs: 0, sm: 1 },
  borderWidth: { xs: '1px 0 0', sm: '1px' },
} as const;

const buttonStyle = { flex: { xs: 1, sm: 'none' } } as const;
