import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { maxVersions, type PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { useVersions } from './useVersions.ts';
import { VersionPicker } from './VersionPicker.tsx';

export type VersionsDialogProps = {
  postId: string;
  current: PostValues;
  onRestore(version: PostVersion): void;
  onClose(): void;
};

const titleId = 'versions-title';

export function VersionsDialog({ postId, current, onRestore, onClose }: VersionsDialogProps) {
  const isFullScreen = useMediaQuery(adminBreakpoints.phone);
  const { result, retry } = useVersions(postId);
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      <DialogHeader
        titleId={titleId}
        title="Earlier versions"
        subtitle={`The last ${maxVersions}, newest first`}
        onClose={onClose}
      />
      {!result && <Loading label="Loading earlier versions..." />}
      {result?.success === false && <ReadFailure message={result.error} onRetry={retry} />}
      {result?.success && (
        <VersionPicker versions={result.versions} current={current} onRestore={onRestore} onClose={onClose} />
      )}
      <NotificationContainer />
    </Dialog>
  );
}

const paperStyle = { width: '64rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
