import { uploadMessages } from '#src/features/pictures/picture.ts';
import { newPictureId } from '#src/features/pictures/pictureId.ts';
import { cancelJob, runJob, type UploadJob } from './uploadJob.ts';

export type UploadTarget = 'content' | 'featuredImage';

export type PictureUpload = {
  id: string;
  name: string;
  target: UploadTarget;
  /** What failed can be tried again, what was refused cannot. */
  status: 'uploading' | 'uploaded' | 'failed' | 'refused';
  /** Whole percent. */
  progress: number;
  error?: string;
  address?: string;
  /** `undefined` until it was said; empty for a decoration. */
  alt?: string;
};

export type PictureUploads = ReturnType<typeof createPictureUploads>;

/** Uploads go on when the form is filled anew, and end with it; without storage they are refused. */
export function createPictureUploads(isAvailable: boolean) {
  let uploads: readonly PictureUpload[] = [];
  const jobs = new Map<string, UploadJob>();
  const listeners = new Set<() => void>();
  const insertedMarkdown = new Map<string, string>();
  let lastFinished: PictureUpload | undefined;

  function setUploads(next: readonly PictureUpload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function update(id: string, changes: Partial<PictureUpload>): void {
    setUploads(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  function remove(id: string): void {
    setUploads(uploads.filter((upload) => upload.id !== id));
  }

  /** What can be said before the file is opened; some systems do not know the type of a picture. */
  function refusalOf({ type }: File): string | undefined {
    if (!isAvailable) return uploadMessages.unavailable;
    return type === '' || type.startsWith('image/') ? undefined : uploadMessages.notPicture;
  }

  function start(id: string, file: File): void {
    const job = jobs.get(id) ?? { id, file, aborting: new AbortController() };
    jobs.set(id, job);
    void runJob(job, (changes) => update(id, changes));
  }

  function cancel(id: string): void {
    const job = jobs.get(id);
    jobs.delete(id);
    remove(id);
    if (job) void cancelJob(job);
  }

  return {
    isAvailable,
    list: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @param id of a placeholder that an earlier upload has left in the text */
    add(files: readonly File[], target: UploadTarget, id = newPictureId()): readonly PictureUpload[] {
      const added = files.map((file, index) => {
        const upload = { id: index === 0 ? id : newPictureId(), name: file.name, target, progress: 0 };
        const error = refusalOf(file);
        const status: PictureUpload['status'] = error ? 'refused' : 'uploading';
        return { file, upload: { ...upload, status, ...(error && { error }) } };
      });
      setUploads([...uploads, ...added.map(({ upload }) => upload)]);
      for (const { file, upload } of added) if (upload.status === 'uploading') start(upload.id, file);
      return added.map(({ upload }) => upload);
    },
    addStored(stored: { name: string; address: string }): PictureUpload {
      const status = 'uploaded' as const;
      const upload = { id: newPictureId(), ...stored, target: 'content' as const, status, progress: 100 };
      setUploads([...uploads, upload]);
      return upload;
    },
    retry(id: string) {
      const job = jobs.get(id);
      if (!job) return;
      update(id, { status: 'uploading', progress: 0 });
      start(id, job.file);
    },
    describe: (id: string, alt: string) => update(id, { alt }),
    cancel,
    cancelAll() {
      for (const { id } of uploads) cancel(id);
    },
    finish(id: string, markdown = '') {
      lastFinished = uploads.find((upload) => upload.id === id);
      insertedMarkdown.set(id, markdown);
      jobs.delete(id);
      remove(id);
    },
    lastFinished: () => lastFinished,
    /** What stood in place of a placeholder before an undo brought it back. */
    insertedFor: (id: string) => insertedMarkdown.get(id),
    unfinished: () => uploads.filter(({ status }) => status !== 'refused'),
  };
}
