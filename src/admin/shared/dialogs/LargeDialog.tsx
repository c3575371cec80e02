import { type ReactNode, useId } from 'react';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { AdminDialog } from './AdminDialog.tsx';
import { DialogHeader } from './DialogHeader.tsx';

type LargeDialogProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  footer?: ReactNode;
  onClose(): void;
};

/** A dialog for long lists; full screen on phones. */
export function LargeDialog({ title, subtitle, children, footer, onClose }: LargeDialogProps) {
  const isFullScreen = useIsPhone();
  const titleId = useId();
  return (
    <AdminDialog
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={onClose}
      footer={footer}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      <DialogHeader titleId={titleId} title={title} subtitle={subtitle} onClose={onClose} />
      {children}
    </AdminDialog>
  );
}

const paperStyle = { width: '64rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
