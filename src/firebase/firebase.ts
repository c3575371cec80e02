import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { startAppCheck } from './appCheck.ts';
import { environment, firebaseApp } from './firebaseApp.ts';

// Must run before Auth and Firestore start, because their first request needs the token.
if (environment.appCheckKey) await startAppCheck(firebaseApp, environment.appCheckKey);

/** Without a popup resolver, so that no popup code is bundled. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

export const emulators = environment.firebase ? null : emulatorAddresses();

if (emulators) connectAuthEmulator(auth, emulators.authOrigin, { disableWarnings: true });

/** Build references and queries just before use: those of an earlier connection are rejected. */
export let firestore = openFirestore();

const reopenListeners = new Set<() => void>();

/** Call it after a request that was never answered, because the SDK queues all others behind it (decision 026). */
export function reopenFirestore(lost: Firestore): void {
  // If several requests were lost together, only the first reopens the connection.
  if (lost !== firestore) return;
  // Not awaited: it settles only when the lost request does, which may be never.
  void terminate(lost).catch(() => undefined);
  firestore = openFirestore();
  for (const listener of reopenListeners) listener();
}

export function onFirestoreReopened(listener: () => void): () => void {
  reopenListeners.add(listener);
  return () => reopenListeners.delete(listener);
}

function openFirestore(): Firestore {
  const opened = getFirestore(firebaseApp);
  if (emulators) connectFirestoreEmulator(opened, emulators.hostname, emulators.firestorePort);
  return opened;
}

function emulatorAddresses() {
  const { protocol, hostname, port } = window.location;
  const ownPort = Number(port) || (protocol === 'https:' ? 443 : 80);
  const own = { firestorePort: ownPort, authPort: ownPort, storagePort: ownPort };
  const { authPort, ...ports } = environment.suite ?? own;
  const isOwnOrigin = environment.suite === null;
  return { ...ports, hostname, authOrigin: `${protocol}//${hostname}:${authPort}`, isOwnOrigin };
}

export const storageBucket = hasStorage() ? (firebaseApp.options.storageBucket ?? '') : '';

function hasStorage(): boolean {
  return emulators === null || emulators.storagePort !== null;
}
