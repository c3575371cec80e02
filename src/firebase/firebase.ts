import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { startAppCheck } from './appCheck.ts';
import { environment, firebaseApp } from './firebaseApp.ts';

// Before Auth and Firestore start: their first request must already carry the token.
if (environment.appCheckKey) await startAppCheck(firebaseApp, environment.appCheckKey);

/** No popup resolver, so no popup code. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

export const firestore = getFirestore(firebaseApp);

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

export const storageBucket = hasStorage() ? (firebaseApp.options.storageBucket ?? '') : '';

function hasStorage(): boolean {
  return emulators === null || emulators.storagePort !== null;
}
