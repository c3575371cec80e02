import { getMetadata, ref, StorageError, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { auth } from './firebase.ts';
import { storage } from './storage.ts';
import { verifySession } from './verifySession.ts';

const stallTimeoutMs = 30_000;

type UploadOptions = {
  contentType: string;
  signal: AbortSignal;
  onProgress(bytes: number): void;
};

/**
 * Waits while offline. Safe to retry after a lost response: the file is stored once. @throws the signal's reason if
 * canceled
 */
export async function uploadFile(path: string, content: Blob, options: UploadOptions): Promise<void> {
  const { contentType, signal, onProgress } = options;
  signal.throwIfAborted();
  // If the session cannot be renewed, this throws; the upload would hang instead.
  await auth.currentUser?.getIdToken();
  const file = ref(storage, path);
  // Metadata is public, so the original file name is left out. Paths are unique and their content never changes.
  const cacheControl = 'public, max-age=31536000, immutable';
  const task = uploadBytesResumable(file, content, { contentType, cacheControl });
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
  // The SDK cannot cancel a paused upload, so resume it first.
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
    throw isStalled ? new Error(`Upload stalled: no data for ${stallTimeoutMs} ms`) : error;
  } finally {
    listening.abort();
    clearTimeout(timer);
    unsubscribe();
  }
}

/** Storage refuses to replace a file: after a lost response, the file may already be there. */
async function isStored(path: string, size: number, error: unknown): Promise<boolean> {
  if (!(error instanceof StorageError) || error.code !== 'storage/unauthorized') return false;
  return getMetadata(ref(storage, path)).then(
    (stored) => stored.size === size,
    () => false,
  );
}
