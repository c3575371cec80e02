import { visuallyHidden } from '@mui/utils';
import { useIsOnline } from '#src/admin/shared/useIsOnline.ts';
import { usePictureUploads, useUploadsFor } from './PictureUploadsContext.ts';
import type { UploadTarget } from './pictureUploads.ts';
import { uploadStatus } from './UploadRow.tsx';

/** A quarter at a time, lest a screen reader talks all the while. */
export function UploadAnnouncer({ target }: { target: UploadTarget }) {
  const isOnline = useIsOnline();
  const messages = useUploadsFor(target).map((upload) => {
    const progress = Math.floor(upload.progress / 25) * 25;
    return `${upload.name}: ${uploadStatus({ ...upload, progress }, isOnline)}.`;
  });
  const finished = usePictureUploads().lastFinished();
  if (finished?.target === target) messages.unshift(`${finished.name} is in its place.`);
  return (
    <span role="status" style={visuallyHidden}>
      {messages.join(' ')}
    </span>
  );
}
