import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from '#src/components/state/createStore.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { newPictureId } from '#src/features/pictures/pictureId.ts';
import { cancelJob, runJob, type UploadJob, type UploadState } from './uploadJob.ts';

export type UploadTarget = 'content' | 'featuredImage';

export type PictureUpload = UploadState & {
  /** Of the upload, not of the stored picture. */
  id: string;
  name: string;
  target: UploadTarget;
};

type UploadTaker = (address: string, uploadId: string) => void;

export type PictureUploads = ReturnType<typeof createPictureUploads>;

/** Uploads survive a refill of the form and end when it closes. Without picture storage, they are refused. */
export function createPictureUploads(isAvailable: boolean) {
  const { get: list, set: setUploads, subscribe } = createStore<readonly PictureUpload[]>([]);
  const jobs = new Map<string, UploadJob>();
  const takers = new Map<UploadTarget, UploadTaker>();
  let lastFinished: PictureUpload | undefined;

  function update(id: string, changes: Partial<PictureUpload>): void {
    setUploads(list().map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  function remove(id: string): void {
    setUploads(list().filter((upload) => upload.id !== id));
  }

  /** Checks the type before the file is opened; some systems report none for pictures. */
  function refusalOf({ type }: File): string | undefined {
    if (!isAvailable) return pictureMessages.unavailable;
    return type === '' || type.startsWith('image/') ? undefined : pictureMessages.notPicture;
  }

  function start(id: string, file: File): void {
    const job = jobs.get(id) ?? { file, aborting: new AbortController() };
    jobs.set(id, job);
    void runJob(job, (changes) => update(id, changes)).then((address) => address && finish(id, address));
  }

  function finish(id: string, address: string): void {
    const upload = list().find((one) => one.id === id);
    if (!upload) return;
    takers.get(upload.target)?.(address, id);
    lastFinished = upload;
    jobs.delete(id);
    remove(id);
  }

  function cancel(id: string): void {
    const job = jobs.get(id);
    jobs.delete(id);
    remove(id);
    if (job) void cancelJob(job);
  }

  return {
    isAvailable,
    list,
    subscribe,
    add(files: readonly File[], target: UploadTarget): readonly PictureUpload[] {
      const added = files.map((file) => {
        const upload = { id: newPictureId(), name: file.name, target, progress: 0 };
        const error = refusalOf(file);
        const status: PictureUpload['status'] = error ? 'refused' : 'uploading';
        return { file, upload: { ...upload, status, ...(error && { error }) } };
      });
      setUploads([...list(), ...added.map(({ upload }) => upload)]);
      for (const { file, upload } of added) if (upload.status === 'uploading') start(upload.id, file);
      return added.map(({ upload }) => upload);
    },
    retry(id: string) {
      const job = jobs.get(id);
      if (!job) return;
      update(id, { status: 'uploading', progress: 0 });
      start(id, job.file);
    },
    cancel,
    cancelAll() {
      for (const { id } of list()) cancel(id);
    },
    /** @param take puts a finished picture into the form. @returns a function that ends this */
    onUploaded(target: UploadTarget, take: UploadTaker): () => void {
      takers.set(target, take);
      return () => void takers.delete(target);
    },
    lastFinished: () => lastFinished,
    isBusy: () => list().some(({ status }) => status !== 'refused'),
  };
}

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
