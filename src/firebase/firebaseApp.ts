import { initializeApp } from 'firebase/app';
import { readEnvironment } from '#src/env.ts';

export const environment = readEnvironment(import.meta.env);

/** The embedded Firebase's project; the prefix keeps the SDK from ever calling the cloud for its data. */
const embeddedProject = {
  projectId: 'demo-kindlewave',
  apiKey: 'embedded',
  appId: 'embedded',
  storageBucket: 'demo-kindlewave.appspot.com',
};

/** The one app of the page, made once outside React. */
export const firebaseApp = initializeApp(
  environment.firebase ?? { ...embeddedProject, measurementId: environment.measurementId ?? '' },
);
