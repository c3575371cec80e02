import { uploadMessages } from '#src/features/pictures/picture.ts';
import type { PreparedPicture } from '#src/features/pictures/preparePicture.ts';
import type { PictureUpload } from './pictureUploads.ts';

/** Kept for another try: the picture is scaled down only once. */
export type UploadJob = { id: string; file: File; aborting: AbortController; picture?: PreparedPicture };

const loadUpload = () => import('#src/features/pictures/uploadPicture.ts');
const loadPrepare = () => import('#src/features/pictures/preparePicture.ts');

export function prefetchUpload(): void {
  void Promise.all([loadUpload(), loadPrepare()]).catch(() => undefined);
}

/** A cancelled job reports nothing more. */
export async function runJob(
  job: UploadJob,
  onUpdate: (changes: Partial<PictureUpload>) => void,
): Promise<void> {
  const { id, file, aborting } = job;
  const { signal } = aborting;
  const report = (changes: Partial<PictureUpload>) => !signal.aborted && onUpdate(changes);
  try {
    const picture = await inSequence(() => prepare(job));
    const { uploadPicture } = await loadUpload();
    const result = await uploadPicture(picture, {
      id,
      name: file.name,
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
    console.error(`${uploadMessages.failed}:`, error);
    report({ status: 'failed', error: uploadMessages.failed });
  }
}

export async function cancelJob({ id, aborting, picture }: UploadJob): Promise<void> {
  aborting.abort();
  if (!picture) return;
  await loadUpload().then(
    ({ discardUpload }) => discardUpload(picture, id),
    () => undefined,
  );
}

async function prepare(job: UploadJob): Promise<PreparedPicture> {
  job.aborting.signal.throwIfAborted();
  job.picture ??= await (await loadPrepare()).preparePicture(job.file);
  return job.picture;
}

let lastTask: Promise<unknown> = Promise.resolve();

/** One picture after the other: decoding one takes much memory. */
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
