import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { readEnvironment } from '#src/env.ts';
import { startAppCheck } from './appCheck.ts';

const environment = readEnvironment(import.meta.env);

/** The embedded Firebase's project; the prefix keeps the SDK from ever calling the cloud for it. */
const embeddedProject = {
  projectId: 'demo-kindlewave',
  apiKey: 'embedded',
  storageBucket: 'demo-kindlewave.appspot.com',
};

/** The one app, auth and firestore of the page, made once outside React and joined to their emulator here. */
export const firebaseApp = initializeApp(environment.firebase ?? embeddedProject);

// Before the other two: their first request must already carry the token.
if (environment.appCheckKey) await startAppCheck(firebaseApp, environment.appCheckKey);

/** Sign-in that survives a reload and is shared by all tabs; no popup resolver, so no popup code. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

export const firestore = getFirestore(firebaseApp);

/** Where the emulators are, or `null` with a real project. */
export const emulators = environment.firebase ? null : emulatorAddresses();

if (emulators) {
  connectAuthEmulator(auth, emulators.authOrigin, { disableWarnings: true });
  connectFirestoreEmulator(firestore, emulators.hostname, emulators.firestorePort);
}

function emulatorAddresses() {
  const { protocol, hostname, port } = window.location;
  const ownPort = Number(port) || (protocol === 'https:' ? 443 : 80);
  const own = { firestorePort: ownPort, authPort: ownPort, storagePort: ownPort };
  const { authPort, ...ports } = environment.suite ?? own;
  const isOwnOrigin = environment.suite === null;
  return { ...ports, hostname, authOrigin: `${protocol}//${hostname}:${authPort}`, isOwnOrigin };
}

/** The bucket for files; empty where the project has none. */
export const storageBucket = hasStorage() ? (firebaseApp.options.storageBucket ?? '') : '';

function hasStorage(): boolean {
  return emulators === null || emulators.storagePort !== null;
}
