import { type FirebaseApp, initializeApp } from 'firebase/app';
import * as auth from 'firebase/auth';
import * as firestore from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

/** What a test's code inside the page finds as `sdk`: the real SDK, joined to the emulator. */
export type Sdk = {
  app: FirebaseApp;
  auth: typeof auth;
  firestore: typeof firestore;
  lite: typeof lite;
  user: auth.Auth;
  db: firestore.Firestore;
  liteDb: lite.Firestore;
  /** Where a listener of a test notes what it saw, for a later look. */
  seen: unknown[];
};

declare global {
  var sdk: Sdk;
}

const parameters = new URLSearchParams(location.search);
const emulator = new URL(parameters.get('emulator') ?? location.origin);
const app = initializeApp({ projectId: 'demo-kindlewave', apiKey: 'any', appId: 'any' });
const port = Number(emulator.port);
const db = firestore.initializeFirestore(app, {
  ...(parameters.has('longPolling') && { experimentalForceLongPolling: true }),
  ...(parameters.has('persistent') && { localCache: firestore.persistentLocalCache() }),
});
firestore.connectFirestoreEmulator(db, emulator.hostname, port);
const user = auth.getAuth(app);
auth.connectAuthEmulator(user, emulator.origin, { disableWarnings: true });
const liteDb = lite.getFirestore(app);
lite.connectFirestoreEmulator(liteDb, emulator.hostname, port);
globalThis.sdk = { app, auth, firestore, lite, user, db, liteDb, seen: [] };
