import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { onlineManager } from '@tanstack/react-query';
import {
  Children,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { asSentence } from '#src/components/notifications/notificationQueue.ts';
import { waitingForNetwork } from './messages.ts';
import type { PictureUpload, PictureUploads } from './pictureUploads.ts';

type UploadListProps = {
  uploads: PictureUploads;
  label: string;
  /** Called when the focused element inside was removed, with the list if it is still there. */
  onFocusLost(list: HTMLElement | null): void;
  children?: ReactNode;
};

export function UploadList({ uploads, label, onFocusLost, children = [] }: UploadListProps) {
  const shown = useSyncExternalStore(uploads.subscribe, uploads.list);
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => navigator.onLine);
  const finished = uploads.lastFinished();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    onFocusLost(list.current);
  });

  const questions = Children.toArray(children).length;
  const waiting = shown.filter(({ status }) => status !== 'uploading').length + questions;
  const lastWaiting = useRef(waiting);
  useEffect(() => {
    // A new error or question may be out of sight, below a tall text field.
    if (waiting > lastWaiting.current) list.current?.scrollIntoView({ block: 'nearest' });
    lastWaiting.current = waiting;
  }, [waiting]);

  function trackFocus({ type, target }: FocusEvent) {
    focused.current = type === 'focus' ? target : null;
  }

  return (
    <>
      <span role="status" style={visuallyHidden}>
        {[finished && `${finished} inserted.`, ...shown.map((upload) => announcement(upload, isOnline))].join(
          ' ',
        )}
      </span>
      {shown.length + questions > 0 && (
        <Stack
          component="ul"
          ref={list}
          aria-label={label}
          onFocus={trackFocus}
          onBlur={trackFocus}
          sx={{ gap: 1, marginTop: 1 }}
        >
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} isOnline={isOnline} />
          ))}
          {children}
        </Stack>
      )}
    </>
  );
}

function UploadRow({ upload, isOnline }: { upload: PictureUpload; isOnline: boolean }) {
  const { name, status, progress, error, retry, cancel } = upload;
  const id = useId();
  const running = isOnline ? `Uploading ${progress}%` : waitingForNetwork;
  const color = status === 'uploading' ? 'text.secondary' : 'error.main';
  const cancelLabel = status === 'refused' ? 'Dismiss' : 'Cancel';
  return (
    <Box component="li" sx={rowStyle}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <ListItemText
          primary={name}
          secondary={status === 'uploading' ? running : error}
          slotProps={{ primary: { id, noWrap: true }, secondary: { color } }}
        />
        {status === 'failed' && (
          <Button size="small" variant="outlined" aria-label={`Retry ${name}`} onClick={retry}>
            Retry
          </Button>
        )}
        <Button size="small" variant="text" aria-label={`${cancelLabel} ${name}`} onClick={cancel}>
          {cancelLabel}
        </Button>
      </Stack>
      {status === 'uploading' && (
        <LinearProgress
          aria-labelledby={id}
          {...(progress > 0 && { variant: 'determinate', value: progress })}
        />
      )}
    </Box>
  );
}

/** Excludes the progress, which screen readers would announce constantly. */
function announcement({ name, status, error }: PictureUpload, isOnline: boolean): string {
  if (status !== 'uploading') return asSentence(`${name}: ${error}`);
  return isOnline ? `Uploading ${name}.` : `${name}: ${waitingForNetwork}`;
}

export const rowStyle = {
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  padding: 1.5,
} as const;
