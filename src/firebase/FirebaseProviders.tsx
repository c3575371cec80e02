import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { auth, firestore } from './firebase.ts';
import { firebaseApp } from './firebaseApp.ts';

type FirebaseProvidersProps = { children: ReactNode };

/** Load it lazily, because it imports all of Firebase. */
export function FirebaseProviders({ children }: FirebaseProvidersProps) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
