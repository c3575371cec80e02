import { getMetadata, ref, StorageError, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { auth } from './firebase.ts';
import { storage } from './storage.ts';
import { verifySession } from './verifySession.ts';

/** An upload of which no byte has arrived for so long counts as failed, in milliseconds. */
export const stallTimeoutMs = 30_000;

export type UploadOptions = {
  contentType: string;
  customMetadata: Record<string, string>;
  signal: AbortSignal;
  /** Bytes that have arrived. */
  onProgress(bytes: number): void;
};

/**
 * Uploads a file that nobody changes later, with a definite end. It waits while the browser is offline, and goes on
 * where it was. Sent again, as after a lost answer, it is stored once.
 * @param path in the bucket
 * @throws the underlying error; the signal's reason when it is cancelled
 */
export async function uploadFile(path: string, content: Blob, options: UploadOptions): Promise<void> {
  const { contentType, customMetadata, signal, onProgress } = options;
  signal.throwIfAborted();
  // A sign-in that cannot be renewed would leave the upload hanging.
  await auth.currentUser?.getIdToken();
  const file = ref(storage, path);
  // Named for ever and never changed: browsers and proxies may keep it.
  const cacheControl = 'public, max-age=31536000, immutable';
  const task = uploadBytesResumable(file, content, { contentType, customMetadata, cacheControl });
  try {
    await whenUploaded(task, signal, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    if (await isStored(path, content.size, error)) return onProgress(content.size);
    await verifySession(error);
    throw error;
  }
}

async function whenUploaded(
  task: UploadTask,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  let isStalled = false;
  const stalled = () => {
    isStalled = true;
    cancel();
  };
  let timer = setTimeout(stalled, stallTimeoutMs);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(stalled, stallTimeoutMs);
  };
  const pause = () => {
    clearTimeout(timer);
    task.pause();
  };
  const resume = () => {
    restartTimer();
    task.resume();
  };
  // The SDK does not cancel a paused upload.
  function cancel() {
    task.resume();
    task.cancel();
  }
  const listening = new AbortController();
  window.addEventListener('offline', pause, listening);
  window.addEventListener('online', resume, listening);
  signal.addEventListener('abort', cancel, listening);
  const unsubscribe = task.on('state_changed', ({ bytesTransferred, state }) => {
    if (state === 'running') restartTimer();
    onProgress(bytesTransferred);
  });
  if (!navigator.onLine) pause();
  try {
    await task;
  } catch (error) {
    throw isStalled ? new Error(`No byte arrived within ${stallTimeoutMs} ms`) : error;
  } finally {
    listening.abort();
    clearTimeout(timer);
    unsubscribe();
  }
}

/** Storage refuses to replace a file: it is there already when only the answer of an earlier try was lost. */
async function isStored(path: string, size: number, error: unknown): Promise<boolean> {
  if (!(error instanceof StorageError) || error.code !== 'storage/unauthorized') return false;
  return getMetadata(ref(storage, path)).then(
    (stored) => stored.size === size,
    () => false,
  );
}
