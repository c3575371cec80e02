import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { pictureHelp } from '#src/admin/posts/editor/messages.ts';
import { useIsOnline } from '#src/admin/shared/useIsOnline.ts';
import { type PictureUpload, type UploadTarget, usePictureUploads, useUploadsFor } from './pictureUploads.ts';

type UploadRowProps = {
  upload: PictureUpload;
  onRetry(): void;
  /** Also dismisses a refused upload. */
  onCancel(): void;
};

export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { name, status, progress } = upload;
  const isFailure = status === 'failed' || status === 'refused';
  const isOnline = useIsOnline();
  const id = useId();
  const cancelLabel = status === 'refused' ? 'Dismiss' : 'Cancel';
  return (
    <Box component="li" sx={rowStyle}>
      <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
        <Box sx={headStyle}>
          <Typography id={id} variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: isFailure ? 'error.main' : 'text.secondary', gridRow: 2 }}>
            {uploadStatus(upload, isOnline)}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, gridRow: '1 / 3', gridColumn: 2 }}>
            {status === 'failed' && (
              <Button size="small" variant="outlined" aria-label={`Retry ${name}`} onClick={onRetry}>
                Retry
              </Button>
            )}
            <Button size="small" variant="text" aria-label={`${cancelLabel} ${name}`} onClick={onCancel}>
              {cancelLabel}
            </Button>
          </Box>
        </Box>
        {status === 'uploading' && (
          <LinearProgress
            aria-labelledby={id}
            {...(progress > 0 && { variant: 'determinate', value: progress })}
          />
        )}
      </Box>
    </Box>
  );
}

/** Announces every 25% only, so that screen readers do not talk constantly. */
export function UploadAnnouncer({ target }: { target: UploadTarget }) {
  const isOnline = useIsOnline();
  const messages = useUploadsFor(target).map((upload) => {
    const progress = Math.floor(upload.progress / 25) * 25;
    return `${upload.name}: ${uploadStatus({ ...upload, progress }, isOnline)}.`;
  });
  const finished = usePictureUploads().lastFinished();
  if (finished?.target === target) messages.unshift(`${finished.name} inserted.`);
  return (
    <span role="status" style={visuallyHidden}>
      {messages.join(' ')}
    </span>
  );
}

function uploadStatus({ status, progress, error }: PictureUpload, isOnline: boolean): string {
  if (status !== 'uploading') return error ?? '';
  if (!isOnline) return pictureHelp.offline;
  return progress === 0 ? pictureHelp.resizing : `Uploading ${progress}%`;
}

export const rowStyle = {
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  padding: 1.5,
} as const;

const headStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
} as const;
