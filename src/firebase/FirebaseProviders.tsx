import { type ReactNode, useSyncExternalStore } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { auth, firestore, onFirestoreReopened } from './firebase.ts';
import { firebaseApp } from './firebaseApp.ts';

type FirebaseProvidersProps = { children: ReactNode };

/** Load it lazily, because it imports all of Firebase. */
export function FirebaseProviders({ children }: FirebaseProvidersProps) {
  const sdk = useSyncExternalStore(onFirestoreReopened, () => firestore);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={sdk}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
