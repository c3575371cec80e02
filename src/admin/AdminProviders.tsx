import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { onScreenReady } from '#src/components/runtime/screenReady.ts';
import { RequireAdmin } from '#src/features/session/RequireAdmin.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { NewSubmissionsProvider } from './new-submissions/NewSubmissionsProvider.tsx';

/** What surrounds the admin's screens: Firebase and the guard in front. */
export default function AdminProviders() {
  useEffect(fetchNotifications, []);
  return (
    <FirebaseProviders>
      <RequireAdmin>
        <NewSubmissionsProvider>
          <Outlet />
        </NewSubmissionsProvider>
      </RequireAdmin>
    </FirebaseProviders>
  );
}

/** Ahead of the first failure of the network, of which they will have to tell. */
function fetchNotifications() {
  onScreenReady(
    () => void import('#src/components/notifications/NotificationStack.tsx').catch(() => undefined),
  );
}
