import { pictureMessages } from '#src/features/pictures/messages.ts';
import { deletePicture, uploadPicture } from '#src/features/pictures/pictureFiles.ts';
import { PictureRefusal, type PreparedFile, preparePicture } from '#src/features/pictures/preparePicture.ts';

/** Reused for retries, so that the picture is resized only once and stored only once. */
export type UploadJob = {
  file: File;
  aborting: AbortController;
  prepared?: readonly PreparedFile[];
};

export type UploadState = {
  /** A failed upload can be retried, a refused one cannot. */
  status: 'uploading' | 'failed' | 'refused';
  /** Whole percent. */
  progress: number;
  error?: string;
};

/** A canceled job reports nothing more. @returns the picture's address once it is uploaded */
export async function runJob(
  job: UploadJob,
  onUpdate: (changes: Partial<UploadState>) => void,
): Promise<string | undefined> {
  const { signal } = job.aborting;
  const report = (changes: Partial<UploadState>) => !signal.aborted && onUpdate(changes);
  try {
    const files = await inSequence(() => prepare(job));
    const onProgress = (fraction: number) => report({ progress: Math.floor(fraction * 100) });
    const result = await uploadPicture(files, { signal, onProgress });
    if (result.success) return result.address;
    report({ status: 'failed', error: result.error });
  } catch (error) {
    if (error instanceof PictureRefusal) report({ status: 'refused', error: error.message });
    else if (!signal.aborted) {
      console.error(`${pictureMessages.upload}:`, error);
      report({ status: 'failed', error: pictureMessages.upload });
    }
  }
  return undefined;
}

/** Files that cannot be deleted remain listed and are harmless. */
export async function cancelJob({ aborting, prepared }: UploadJob): Promise<void> {
  aborting.abort();
  if (prepared) await deletePicture(prepared);
}

async function prepare(job: UploadJob): Promise<readonly PreparedFile[]> {
  job.aborting.signal.throwIfAborted();
  job.prepared ??= await preparePicture(job.file);
  return job.prepared;
}

let lastTask: Promise<unknown> = Promise.resolve();

/** One picture at a time: decoding takes a lot of memory. */
function inSequence<T>(task: () => Promise<T>): Promise<T> {
  const result = lastTask.then(task);
  lastTask = result.catch(() => undefined);
  return result;
}
