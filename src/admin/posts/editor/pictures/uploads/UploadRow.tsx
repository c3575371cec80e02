import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIsOnline } from '#src/admin/shared/useIsOnline.ts';
import type { PictureUpload } from './pictureUploads.ts';

type UploadRowProps = {
  upload: PictureUpload;
  onRetry(): void;
  /** Also takes a refusal away. */
  onCancel(): void;
  children?: ReactNode;
};

export function UploadRow({ upload, onRetry, onCancel, children }: UploadRowProps) {
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
        {children}
      </Box>
    </Box>
  );
}

export function uploadStatus({ status, progress, error }: PictureUpload, isOnline: boolean): string {
  if (status === 'uploaded') return 'Uploaded';
  if (status !== 'uploading') return error ?? '';
  if (!isOnline) return 'No network. It goes on when the network is back';
  return progress === 0 ? 'Being made smaller...' : `Uploading, ${progress} %`;
}

const rowStyle = {
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
