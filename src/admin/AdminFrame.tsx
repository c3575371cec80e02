import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { CheckingScreen } from '#src/features/session/CheckingScreen.tsx';
import { RequireAdmin } from '#src/features/session/RequireAdmin.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { ControlTheme } from '#src/theme/ControlTheme.tsx';

/** What surrounds the admin's screens: the look of its controls, Firebase, and the guard in front. */
export default function AdminFrame() {
  return (
    <ControlTheme>
      <FirebaseProviders>
        <RequireAdmin>
          <Suspense fallback={<CheckingScreen />}>
            <Outlet />
          </Suspense>
        </RequireAdmin>
      </FirebaseProviders>
    </ControlTheme>
  );
}
