import { initializeApp } from 'firebase/app';
import { readEnvironment } from '#src/env.ts';

export const environment = readEnvironment(import.meta.env);

/** The prefix `demo-` keeps the SDK from ever calling the cloud for its data. */
const embeddedProject = {
  projectId: 'demo-kindlewave',
  apiKey: 'embedded',
  appId: 'embedded',
  storageBucket: 'demo-kindlewave.appspot.com',
};

export const firebaseApp = initializeApp(
  environment.firebase ?? { ...embeddedProject, measurementId: environment.measurementId ?? '' },
);
