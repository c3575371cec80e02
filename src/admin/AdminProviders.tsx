import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { usePreloadedNotifications } from '#src/components/notifications/Notifications.tsx';
import { RequireAdmin } from '#src/features/session/RequireAdmin.tsx';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { NewSubmissionsProvider } from './NewSubmissionsProvider.tsx';
import { createQueryClient } from './shared/queries.ts';

export default function AdminProviders() {
  usePreloadedNotifications();
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
