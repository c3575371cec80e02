import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PictureUpload, PictureUploads, UploadTarget } from './pictureUploads.ts';

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

export function usePictureUploads(): PictureUploads {
  const uploads = useContext(PictureUploadsContext);
  if (!uploads) throw new Error('Pictures are uploaded inside the post form only');
  return uploads;
}

export function useUploadsFor(target: UploadTarget): readonly PictureUpload[] {
  const { subscribe, list } = usePictureUploads();
  return useSyncExternalStore(subscribe, list).filter((upload) => upload.target === target);
}
