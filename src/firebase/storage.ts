import {
  connectStorageEmulator,
  getMetadata,
  getStorage,
  ref,
  StorageError,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { auth } from './firebase.ts';
import { emulators, firebaseApp } from './firebaseApp.ts';
import { operationTimeoutMs } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/** Only the post editor loads this file. */
export const storage = getStorage(firebaseApp);

storage.maxOperationRetryTime = operationTimeoutMs;

if (emulators?.storagePort) connectStorageEmulator(storage, emulators.hostname, emulators.storagePort);

/** '' is the page's own origin; `undefined` means a real project. */
export const storageEmulatorOrigin = emulatorOrigin();

function emulatorOrigin(): string | undefined {
  if (!emulators) return undefined;
  return emulators.isOwnOrigin ? '' : `http://${emulators.hostname}:${emulators.storagePort}`;
}

/** Storage needs a plan that includes a bucket; without one, uploads are refused. */
export function isStorageMissing(error: unknown): boolean {
  if (!(error instanceof StorageError) || isMissingFile(error)) return false;
  return missingCodes.has(error.code) || error.status === 404 || error.status === 412;
}

const missingCodes: ReadonlySet<string> = new Set([
  'storage/no-default-bucket',
  'storage/bucket-not-found',
  'storage/project-not-found',
  'storage/quota-exceeded',
]);

export function isMissingFile(error: unknown): boolean {
  return error instanceof StorageError && error.code === 'storage/object-not-found';
}

const stallCheckMs = 30_000;

type UploadOptions = {
  contentType: string;
  signal: AbortSignal;
  onProgress(bytes: number): void;
};

/** Waits while offline. Safe to retry after a lost response: the file is stored once. */
export async function uploadFile(path: string, content: Blob, options: UploadOptions): Promise<void> {
  const { contentType, signal } = options;
  signal.throwIfAborted();
  // If the session cannot be renewed, this throws; the upload would hang instead.
  await auth.currentUser?.getIdToken();
  // Metadata is public, so the original file name is left out. Paths are unique and their content never changes.
  const cacheControl = 'public, max-age=31536000, immutable';
  const task = uploadBytesResumable(ref(storage, path), content, { contentType, cacheControl });
  try {
    await whenUploaded(task, options);
    // The SDK reports success even if a content blocker responded with `{}`.
    if (task.snapshot.metadata.size !== content.size) throw new Error('Not a response from Storage');
  } catch (error) {
    signal.throwIfAborted();
    if (await isStored(path, content.size, error)) return;
    await verifySession(error);
    throw error;
  }
}

/** Cancels a stalled upload; the SDK itself retries only those that fail. */
async function whenUploaded(task: UploadTask, { signal, onProgress }: UploadOptions): Promise<void> {
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
