import { initializeApp } from 'firebase/app';
import { readEnvironment } from '#src/env.ts';

export const environment = readEnvironment(import.meta.env);

/** With the prefix `demo-`, the SDK never connects to the cloud. */
const embeddedProject = {
  projectId: 'demo-website',
  apiKey: 'embedded',
  appId: 'embedded',
  storageBucket: 'demo-website.appspot.com',
};

export const firebaseApp = initializeApp(
  environment.firebase ?? { ...embeddedProject, measurementId: environment.measurementId ?? '' },
);
