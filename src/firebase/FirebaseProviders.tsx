import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { auth, firestore } from './firebase.ts';
import { firebaseApp } from './firebaseApp.ts';

type FirebaseProvidersProps = { children: ReactNode };

/** Hands the page's Firebase to reactfire's hooks. Load it lazily: everything of Firebase hangs on it. */
export function FirebaseProviders({ children }: FirebaseProvidersProps) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
