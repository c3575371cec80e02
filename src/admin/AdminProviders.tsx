import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { RequireAdmin } from '#src/admin/session/RequireAdmin.tsx';
import { NewSubmissionsProvider } from '#src/admin/submissions/NewSubmissionsProvider.tsx';
import { preloadNotifications } from '#src/components/notifications/Notifications.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { createQueryClient } from './shared/queries.ts';

preloadNotifications();

export default function AdminProviders() {
  // Leaving the admin area drops everything that was read in it.
  const [client] = useState(createQueryClient);
  return (
    <FirebaseProviders>
      <RequireAdmin>
        <QueryClientProvider client={client}>
          <NewSubmissionsProvider>
            <Outlet />
          </NewSubmissionsProvider>
        </QueryClientProvider>
      </RequireAdmin>
    </FirebaseProviders>
  );
}
