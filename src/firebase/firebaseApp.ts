import * as firebase from 'firebase/app';
import { readEnvironment } from '#src/env.ts';
import { startAppCheck } from './appCheck.ts';

const environment = readEnvironment(import.meta.env);

/** With the prefix `demo-`, the SDK never connects to the cloud. */
const embeddedProject = {
  projectId: 'demo-website',
  apiKey: 'embedded',
  appId: 'embedded',
  storageBucket: 'demo-website.appspot.com',
};

// Usage statistics for Google, stored in IndexedDB. While the browser does not open it, Auth would send no request.
const { _components } = firebase as unknown as { _components: Map<string, unknown> };
_components.delete('heartbeat');

export const firebaseApp = firebase.initializeApp(
  environment.firebase ?? { ...embeddedProject, measurementId: environment.measurementId ?? '' },
);

// Before Auth and Firestore start, whose first requests need the token.
if (environment.appCheckKey) startAppCheck(firebaseApp, environment.appCheckKey);

/** Where the emulators listen; `null` with a real project. */
export const emulators = environment.firebase ? null : emulatorAddresses();

/** Empty without Storage. */
export const storageBucket = emulators?.storagePort === null ? '' : (firebaseApp.options.storageBucket ?? '');

function emulatorAddresses() {
  const { protocol, hostname, port } = window.location;
  const ownPort = Number(port) || (protocol === 'https:' ? 443 : 80);
  const own = { firestorePort: ownPort, authPort: ownPort, storagePort: ownPort };
  const { authPort, ...ports } = environment.suite ?? own;
  const isOwnOrigin = environment.suite === null;
  return { ...ports, hostname, authOrigin: `${protocol}//${hostname}:${authPort}`, isOwnOrigin };
}
