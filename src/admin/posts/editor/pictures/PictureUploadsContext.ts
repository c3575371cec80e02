import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createPictureUploads,
  type PictureUpload,
  type PictureUploads,
  type UploadTarget,
} from './pictureUploads.ts';

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

export function usePictureUploads(): PictureUploads {
  const uploads = useContext(PictureUploadsContext);
  if (!uploads) throw new Error('Images are uploaded inside the post form only');
  return uploads;
}

export function useUploadsFor(target: UploadTarget): readonly PictureUpload[] {
  const { subscribe, list } = usePictureUploads();
  const uploads = useSyncExternalStore(subscribe, list);
  return useMemo(() => uploads.filter((upload) => upload.target === target), [uploads, target]);
}

/** The uploads of one post form; they end with it. */
export function usePostUploads(isAvailable: boolean): PictureUploads {
  const [uploads] = useState(() => createPictureUploads(isAvailable));
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return uploads;
}
