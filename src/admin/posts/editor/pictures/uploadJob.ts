import { pictureMessages } from '#src/features/pictures/messages.ts';
import type { PreparedPicture } from '#src/features/pictures/preparePicture.ts';

/** Reused for retries, so that the picture is resized only once. */
export type UploadJob = {
  /** From `newPictureId()`. Never reuse an earlier upload's id, since its files may already be in use. */
  pictureId: string;
  file: File;
  aborting: AbortController;
  picture?: PreparedPicture;
};

export type UploadProgress = {
  /** A failed upload can be retried, a refused one cannot. */
  status?: 'uploading' | 'uploaded' | 'failed' | 'refused';
  /** Whole percent. */
  progress?: number;
  error?: string;
  address?: string;
};

const loadUpload = () => import('#src/features/pictures/uploadPicture.ts');
const loadPrepare = () => import('#src/features/pictures/preparePicture.ts');

export function prefetchUpload(): void {
  void Promise.all([loadUpload(), loadPrepare()]).catch(() => undefined);
}

/** A canceled job reports nothing more. */
export async function runJob(job: UploadJob, onUpdate: (changes: UploadProgress) => void): Promise<void> {
  const { pictureId, aborting } = job;
  const { signal } = aborting;
  const report = (changes: UploadProgress) => !signal.aborted && onUpdate(changes);
  try {
    const picture = await inSequence(() => prepare(job));
    const { uploadPicture } = await loadUpload();
    const result = await uploadPicture(picture, {
      id: pictureId,
      signal,
      onProgress: wholePercents((progress) => report({ progress })),
    });
    if (!result.success) report({ status: 'failed', error: result.error });
    else if (result.address) report({ status: 'uploaded', address: result.address });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof Error && error.name === 'PictureRefusal') {
      report({ status: 'refused', error: error.message });
      return;
    }
    console.error(`${pictureMessages.upload}:`, error);
    report({ status: 'failed', error: pictureMessages.upload });
  }
}

export async function cancelJob({ pictureId, aborting, picture }: UploadJob): Promise<void> {
  aborting.abort();
  if (!picture) return;
  await loadUpload().then(
    ({ discardUpload }) => discardUpload(picture, pictureId),
    () => undefined,
  );
}

async function prepare(job: UploadJob): Promise<PreparedPicture> {
  job.aborting.signal.throwIfAborted();
  job.picture ??= await (await loadPrepare()).preparePicture(job.file);
  return job.picture;
}

let lastTask: Promise<unknown> = Promise.resolve();

/** One picture at a time: decoding takes a lot of memory. */
function inSequence<T>(task: () => Promise<T>): Promise<T> {
  const result = lastTask.then(task);
  lastTask = result.catch(() => undefined);
  return result;
}

function wholePercents(onPercent: (percent: number) => void): (fraction: number) => void {
  let previous = 0;
  return (fraction) => {
    const percent = Math.floor(fraction * 100);
    if (percent !== previous) onPercent(percent);
    previous = percent;
  };
}
