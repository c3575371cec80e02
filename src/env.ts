type FirebaseConfig = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  messagingSenderId: string;
  appId: string;
  measurementId: string;
};

const variables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  measurementId: 'VITE_FIREBASE_MEASUREMENT_ID',
} as const satisfies Record<keyof FirebaseConfig, string>;

/** Without a bucket, pictures cannot be uploaded. The measurement id also works with the embedded Firebase. */
const optional: readonly string[] = [variables.measurementId, variables.storageBucket];
const required = Object.values(variables).filter((name) => !optional.includes(name));

export type Environment = {
  /** `null` means an emulator is used. */
  firebase: FirebaseConfig | null;
  /** Ports of the official emulators, which may run without Storage; `null` means the page's own origin. */
  suite: { firestorePort: number; authPort: number; storagePort: number | null } | null;
  measurementId: string | null;
  /** App Check's reCAPTCHA site key; `null` without a real project, because emulators do not support App Check. */
  appCheckKey: string | null;
};

/** @throws Error listing all missing or malformed variables */
export function readEnvironment(source: Readonly<Record<string, unknown>>): Environment {
  const value = (name: string): string => (typeof source[name] === 'string' ? source[name].trim() : '');
  const firebase = readFirebase(value);
  return {
    firebase,
    suite: readSuite(value),
    measurementId: value(variables.measurementId) || null,
    appCheckKey: (firebase && value('VITE_APP_CHECK_KEY')) || null,
  };
}

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A build without a project, served from another machine: it has no database there. */
export function isDetachedDemo({ firebase, suite }: Environment, hostname: string): boolean {
  return firebase === null && suite === null && !loopbackHosts.has(hostname);
}

function readFirebase(value: (name: string) => string): FirebaseConfig | null {
  const missing = required.filter((name) => value(name) === '');
  if (missing.length === required.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The Firebase project configuration is incomplete. Missing: ${missing.join(', ')}. Set them in .env (see .env.example), or remove all VITE_FIREBASE_* values to use the embedded Firebase.`,
    );
  }
  const entries = Object.entries(variables).map(([key, name]) => [key, value(name)]);
  return Object.fromEntries(entries) as FirebaseConfig;
}

function readSuite(value: (name: string) => string): Environment['suite'] {
  const names = ['VITE_FIRESTORE_EMULATOR_PORT', 'VITE_AUTH_EMULATOR_PORT'] as const;
  if (names.every((name) => value(name) === '')) return null;
  const [firestorePort, authPort] = names.map((name) => readPort(name, value(name))) as [number, number];
  const storage = 'VITE_STORAGE_EMULATOR_PORT';
  const storagePort = value(storage) === '' ? null : readPort(storage, value(storage));
  return { firestorePort, authPort, storagePort };
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port number between 1 and 65535, got "${text}".`);
  }
  return port;
}
