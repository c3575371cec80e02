import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { onTestFinished } from 'vitest';
import type { TestEmulator } from '#emulator/tests/support/testEmulator.ts';

export const email = 'ada@site.example';
export const password = 'correct horse';

/** The SDK's Auth, connected to the emulator for one test. */
export function authOf({ origin }: TestEmulator): Auth {
  const app: FirebaseApp = initializeApp({ projectId: 'demo-website', apiKey: 'any' }, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

/** The error code of an attempt, or `done`. */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error) => error.code,
  );
}
