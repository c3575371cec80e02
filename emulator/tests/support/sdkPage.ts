import { type FirebaseApp, initializeApp } from 'firebase/app';
import * as auth from 'firebase/auth';
import * as firestore from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import * as storage from 'firebase/storage';

/** `sdk` in the page: the real SDK, connected to the emulator. */
type Sdk = {
  app: FirebaseApp;
  auth: typeof auth;
  firestore: typeof firestore;
  lite: typeof lite;
  storage: typeof storage;
  user: auth.Auth;
  db: firestore.Firestore;
  liteDb: lite.Firestore;
  files: storage.FirebaseStorage;
  /** Where a test's listener records what it saw. */
  seen: unknown[];
};

declare global {
  var sdk: Sdk;
}

const parameters = new URLSearchParams(location.search);
const emulator = new URL(parameters.get('emulator') ?? location.origin);
const app = initializeApp({
  projectId: 'demo-website',
  apiKey: 'any',
  appId: 'any',
  storageBucket: 'demo-website.appspot.com',
});
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
const files = storage.getStorage(app);
storage.connectStorageEmulator(files, emulator.hostname, port);
globalThis.sdk = { app, auth, firestore, lite, storage, user, db, liteDb, files, seen: [] };
