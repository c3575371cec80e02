import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { readEnvironment } from '#src/env.ts';
import { startAppCheck } from './appCheck.ts';

const environment = readEnvironment(import.meta.env);

/** The embedded Firebase's project; the prefix keeps the SDK from ever calling the cloud for it. */
const embeddedProject = { projectId: 'demo-kindlewave', apiKey: 'embedded' };

/** The one app, auth and firestore of the page, made once outside React and joined to their emulator here. */
export const firebaseApp = initializeApp(environment.firebase ?? embeddedProject);

// Before the other two: their first request must already carry the token.
if (environment.appCheckKey) await startAppCheck(firebaseApp, environment.appCheckKey);

/** Sign-in that survives a reload and is shared by all tabs; no popup resolver, so no popup code. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

export const firestore = getFirestore(firebaseApp);

if (!environment.firebase) joinEmulators(auth, firestore);

function joinEmulators(toAuth: Auth, toFirestore: Firestore): void {
  const { protocol, hostname, port } = window.location;
  const ownPort = Number(port) || (protocol === 'https:' ? 443 : 80);
  const suite = environment.suite ?? { firestorePort: ownPort, authPort: ownPort };
  connectAuthEmulator(toAuth, `${protocol}//${hostname}:${suite.authPort}`, { disableWarnings: true });
  connectFirestoreEmulator(toFirestore, hostname, suite.firestorePort);
}
