import Dialog, { type DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { dialogRef } from './dialogRef.ts';

type AdminDialogProps = Omit<DialogProps, 'open'> & {
  footer?: ReactNode;
};

/** Mount it to open it. Shows notifications inside: behind the dialog they could not be read or clicked. */
export function AdminDialog({ children, footer, ...props }: AdminDialogProps) {
  return (
    <Dialog open ref={dialogRef} {...props}>
      {children}
      <NotificationContainer />
      {footer}
    </Dialog>
  );
}
