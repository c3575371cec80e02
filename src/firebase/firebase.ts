import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { emulators, firebaseApp } from './firebaseApp.ts';

/** Without a popup resolver, so that no popup code is bundled. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

/** For live reads only; all else goes through `firestoreLite`. */
export const firestore = getFirestore(firebaseApp);

if (emulators) {
  connectAuthEmulator(auth, emulators.authOrigin, { disableWarnings: true });
  connectFirestoreEmulator(firestore, emulators.hostname, emulators.firestorePort);
}
