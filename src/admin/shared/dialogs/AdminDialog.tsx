import Dialog, { type DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';

type AdminDialogProps = DialogProps & {
  /** Shown below the content and the notifications. */
  footer?: ReactNode;
};

/** Shows notifications inside the dialog while it is in front: behind it they could not be read or clicked. */
export function AdminDialog({ open, children, footer, ...props }: AdminDialogProps) {
  return (
    <Dialog open={open} {...props}>
      {children}
      <NotificationContainer isOpen={open} />
      {footer}
    </Dialog>
  );
}
