import { connectStorageEmulator, getStorage, StorageError } from 'firebase/storage';
import { emulators, firebaseApp } from './firebaseApp.ts';
import { operationTimeoutMs } from './timeout.ts';

/** Only the post editor imports it. */
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
  if (!(error instanceof StorageError)) return false;
  if (error.code === 'storage/object-not-found') return false;
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
