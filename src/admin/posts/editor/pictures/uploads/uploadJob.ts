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
export async function runJob(job: UploadJob, onNews: (news: Partial<PictureUpload>) => void): Promise<void> {
  const { id, file, aborting } = job;
  const { signal } = aborting;
  const tell = (news: Partial<PictureUpload>) => !signal.aborted && onNews(news);
  try {
    const picture = await inTurn(() => prepare(job));
    const { uploadPicture } = await loadUpload();
    const result = await uploadPicture(picture, {
      id,
      name: file.name,
      signal,
      onProgress: wholePercents((progress) => tell({ progress })),
    });
    if (!result.success) tell({ status: 'failed', error: result.error });
    else if (result.address) tell({ status: 'uploaded', address: result.address });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof Error && error.name === 'PictureRefusal') {
      tell({ status: 'refused', error: error.message });
      return;
    }
    console.error(`${uploadMessages.failed}:`, error);
    tell({ status: 'failed', error: uploadMessages.failed });
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

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other: decoding one takes much memory. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task);
  last = result.catch(() => undefined);
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
