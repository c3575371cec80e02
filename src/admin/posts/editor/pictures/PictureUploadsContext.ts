import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { missingPicturesQuestion } from '#src/admin/posts/editor/messages.ts';
import { findPlaceholders, replacePlaceholders } from '#src/admin/posts/editor/pictures/placeholders.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import {
  createPictureUploads,
  type PictureUpload,
  type PictureUploads,
  type UploadTarget,
} from './pictureUploads.ts';

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

export function usePictureUploads(): PictureUploads {
  const uploads = useContext(PictureUploadsContext);
  if (!uploads) throw new Error('Pictures are uploaded inside the post form only');
  return uploads;
}

export function useUploadsFor(target: UploadTarget): readonly PictureUpload[] {
  const { subscribe, list } = usePictureUploads();
  const uploads = useSyncExternalStore(subscribe, list);
  return useMemo(() => uploads.filter((upload) => upload.target === target), [uploads, target]);
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export function usePostUploads(isAvailable: boolean) {
  const [uploads] = useState(() => createPictureUploads(isAvailable));
  useEffect(() => () => uploads.cancelAll(), [uploads]);

  /** Confirms before leaving out unfinished pictures; `null` if the writer decides to wait. */
  async function contentToSave(content: string, confirm: Confirm): Promise<string | null> {
    const missing = findPlaceholders(content).filter(({ id }) => uploads.insertedFor(id) === undefined);
    const names = new Set([...uploads.unfinished(), ...missing].map(({ name }) => name));
    if (names.size > 0 && !(await confirm(missingPicturesQuestion([...names])))) return null;
    uploads.cancelAll();
    return replacePlaceholders(content, ({ id }) => uploads.insertedFor(id));
  }

  return { uploads, contentToSave, isBusy: () => uploads.unfinished().length > 0 };
}
