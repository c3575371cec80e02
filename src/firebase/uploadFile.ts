import { getMetadata, ref, StorageError, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { auth } from './firebase.ts';
import { storage } from './storage.ts';
import { verifySession } from './verifySession.ts';

const stallCheckMs = 30_000;

type UploadOptions = {
  contentType: string;
  signal: AbortSignal;
  onProgress(bytes: number): void;
};

/** Waits while offline. Safe to retry after a lost response: the file is stored once. */
export async function uploadFile(path: string, content: Blob, options: UploadOptions): Promise<void> {
  const { contentType, signal, onProgress } = options;
  signal.throwIfAborted();
  // If the session cannot be renewed, this throws; the upload would hang instead.
  await auth.currentUser?.getIdToken();
  // Metadata is public, so the original file name is left out. Paths are unique and their content never changes.
  const cacheControl = 'public, max-age=31536000, immutable';
  const task = uploadBytesResumable(ref(storage, path), content, { contentType, cacheControl });
  try {
    await whenUploaded(task, signal, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    if (await isStored(path, content.size, error)) return;
    await verifySession(error);
    throw error;
  }
}

/** Cancels a stalled upload; the SDK itself retries only those that fail. */
async function whenUploaded(
  task: UploadTask,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  let hasMoved = true;
  const stallCheck = setInterval(() => {
    if (!hasMoved && navigator.onLine) task.cancel();
    hasMoved = false;
  }, stallCheckMs);
  const listening = new AbortController();
  signal.addEventListener('abort', () => task.cancel(), listening);
  // Resumes immediately; the SDK alone would wait up to a minute.
  window.addEventListener(
    'online',
    () => {
      hasMoved = true;
      task.pause();
      task.resume();
    },
    listening,
  );
  task.on('state_changed', ({ bytesTransferred }) => {
    hasMoved = true;
    onProgress(bytesTransferred);
  });
  try {
    await task;
  } finally {
    clearInterval(stallCheck);
    listening.abort();
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
