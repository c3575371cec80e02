import { lazy, Suspense } from 'react';
import { useHydrated } from '#src/components/useHydrated.ts';
import { CheckingScreen } from '#src/features/session/CheckingScreen.tsx';

const AdminFrame = lazy(() => import('./AdminFrame.tsx'));

/**
 * The frame round the admin's screens. Prerendered it is the guard's loading screen; whether there is an admin shows
 * in a browser only, so everything that knows Firebase waits for one.
 */
export default function AdminLayout() {
  if (!useHydrated()) return <CheckingScreen />;
  return (
    <Suspense fallback={<CheckingScreen />}>
      <AdminFrame />
    </Suspense>
  );
}
