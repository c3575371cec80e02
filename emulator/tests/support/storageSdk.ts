import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { onTestFinished } from 'vitest';
import { bucket } from './storageAddress.ts';
import { type TestEmulator, testEmulator } from './testEmulator.ts';

export function storageRulesWith(matches: string): string {
  return `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n    ${matches}\n  }\n}\n`;
}

export const openStorageRules = storageRulesWith('match /{path=**} { allow read, write; }');

export function storageEmulator(
  storageRules = openStorageRules,
  options: Parameters<typeof testEmulator>[0] = {},
): Promise<TestEmulator> {
  return testEmulator({ storageRules, ...options });
}

/** The real SDK, connected to the emulator, and logged in if claims are given. */
export function storageOf(
  { port }: Pick<TestEmulator, 'port'>,
  claims?: { sub: string; admin?: boolean },
): FirebaseStorage {
  const app = initializeApp(
    { projectId: 'demo-website', apiKey: 'any', storageBucket: bucket },
    crypto.randomUUID(),
  );
  onTestFinished(() => deleteApp(app));
  const storage = getStorage(app);
  storage.maxUploadRetryTime = 2_000;
  storage.maxOperationRetryTime = 2_000;
  connectStorageEmulator(storage, '127.0.0.1', port, claims && { mockUserToken: claims });
  return storage;
}
