import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AdminDialog } from './AdminDialog.tsx';

export type ConfirmOptions = {
  title: string;
  subject: string;
  details: string;
  action: string;
  /** 'Cancel' if not given. */
  cancel?: string;
  /** A second action, besides canceling. */
  decline?: string;
  isDestructive?: boolean;
};

/** True for `action`, false for `decline`, undefined if the dialog was canceled or closed. */
type Answer = boolean | undefined;

type ConfirmDialogProps = ConfirmOptions & { onAnswer(answer: Answer): void };

/** `await confirm({ ... })` resolves to the answer. Render `dialog` anywhere in the component. */
export function useConfirm() {
  const [pending, setPending] = useState<ConfirmDialogProps>();

  function confirm(options: ConfirmOptions): Promise<Answer> {
    return new Promise((resolve) => {
      const onAnswer = (answer: Answer) => {
        setPending(undefined);
        resolve(answer);
      };
      setPending({ ...options, onAnswer });
    });
  }

  return { confirm, dialog: pending && <ConfirmDialog {...pending} /> };
}

function ConfirmDialog({ onAnswer, ...options }: ConfirmDialogProps) {
  const id = useId();
  return (
    <AdminDialog
      onClose={() => onAnswer(undefined)}
      role="alertdialog"
      aria-describedby={id}
      slotProps={{ paper: { sx: paperStyle }, container: { sx: containerStyle } }}
      footer={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={() => onAnswer(undefined)}>
            {options.cancel ?? 'Cancel'}
          </Button>
          {options.decline && (
            <Button variant="outlined" onClick={() => onAnswer(false)}>
              {options.decline}
            </Button>
          )}
          <Button color={options.isDestructive ? 'error' : 'secondary'} onClick={() => onAnswer(true)}>
            {options.action}
          </Button>
        </DialogActions>
      }
    >
      <DialogTitle>{options.title}</DialogTitle>
      <DialogContent id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{options.subject}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{options.details}</Typography>
      </DialogContent>
    </AdminDialog>
  );
}

/** On a phone, at the bottom edge, within reach of the thumb. */
const containerStyle = { alignItems: { xs: 'flex-end', sm: 'center' } } as const;

const paperStyle = {
  margin: { xs: 0, sm: 2 },
  width: '100%',
  maxWidth: { xs: '100%', sm: '30rem' },
  borderRadius: { xs: 0, sm: 1 },
  borderWidth: { xs: '1px 0 0', sm: '1px' },
} as const;
