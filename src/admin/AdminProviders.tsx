import { Outlet } from 'react-router-dom';
import { usePreloadedNotifications } from '#src/components/notifications/Notifications.tsx';
import { RequireAdmin } from '#src/features/session/RequireAdmin.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { NewSubmissionsProvider } from './new-submissions/NewSubmissionsProvider.tsx';

export default function AdminProviders() {
  usePreloadedNotifications();
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
