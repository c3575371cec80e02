import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from '#src/components/state/createStore.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { cancelJob, runJob, type UploadJob, type UploadState } from './uploadJob.ts';

export type UploadTarget = 'content' | 'featuredImage';

export type PictureUpload = UploadState & {
  id: string;
  name: string;
  target: UploadTarget;
  job: UploadJob;
};

type UploadTaker = (address: string, uploadId: string) => void;

export type PictureUploads = ReturnType<typeof createPictureUploads>;

/** Uploads survive a refill of the form and end when it closes. Without picture storage, they are refused. */
export function createPictureUploads(isAvailable: boolean) {
  const { get: list, set: setUploads, subscribe } = createStore<readonly PictureUpload[]>([]);
  const takers = new Map<UploadTarget, UploadTaker>();
  let lastId = 0;
  let lastFinished: PictureUpload | undefined;

  function update(id: string, changes: Partial<UploadState>): void {
    setUploads(list().map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  function remove(id: string): void {
    setUploads(list().filter((upload) => upload.id !== id));
  }

  function newUpload(file: File, target: UploadTarget): PictureUpload {
    lastId += 1;
    const shared = { id: String(lastId), name: file.name, target, progress: 0 };
    const job = { file, aborting: new AbortController() };
    const error = refusalOf(file);
    return { ...shared, job, ...(error ? { status: 'refused', error } : { status: 'uploading' }) };
  }

  /** Checks the type before the file is opened; some systems report none for pictures. */
  function refusalOf({ type }: File): string | undefined {
    if (!isAvailable) return pictureMessages.unavailable;
    return type === '' || type.startsWith('image/') ? undefined : pictureMessages.notPicture;
  }

  async function start(upload: PictureUpload): Promise<void> {
    const { id, target, job } = upload;
    const address = await runJob(job, (changes) => update(id, changes));
    if (!address || job.aborting.signal.aborted) return;
    takers.get(target)?.(address, id);
    lastFinished = upload;
    remove(id);
  }

  function cancel({ id, job }: PictureUpload): void {
    remove(id);
    void cancelJob(job);
  }

  return {
    isAvailable,
    list,
    subscribe,
    add(files: readonly File[], target: UploadTarget): readonly PictureUpload[] {
      const added = files.map((file) => newUpload(file, target));
      setUploads([...list(), ...added]);
      for (const upload of added) if (upload.status === 'uploading') void start(upload);
      return added;
    },
    retry(upload: PictureUpload) {
      update(upload.id, { status: 'uploading', progress: 0 });
      void start(upload);
    },
    cancel,
    cancelAll: () => list().forEach(cancel),
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
