import Dialog, { type DialogProps } from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { DialogHeader } from './DialogHeader.tsx';

type LargeDialogProps = Pick<DialogProps, 'onDragOver' | 'onDrop' | 'onPaste'> & {
  title: string;
  subtitle: string;
  /** Scrolls by itself. */
  children: ReactNode;
  /** Stands below the content. */
  footer?: ReactNode;
  onClose(): void;
};

/** A list to choose from over most of the screen, on phones over all of it. */
export function LargeDialog({ title, subtitle, children, footer, onClose, ...events }: LargeDialogProps) {
  const isFullScreen = useMediaQuery(adminBreakpoints.phone);
  const titleId = useId();
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={onClose}
      {...events}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      <DialogHeader titleId={titleId} title={title} subtitle={subtitle} onClose={onClose} />
      {children}
      <NotificationContainer />
      {footer}
    </Dialog>
  );
}

const paperStyle = { width: '64rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
