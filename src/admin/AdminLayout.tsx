import { Outlet } from 'react-router-dom';
import { useHydrated } from '#src/components/useHydrated.ts';
import { CheckingScreen } from '#src/features/session/CheckingScreen.tsx';

/**
 * Round everything that knows Firebase. Prerendered it is the guard's loading screen; whether there is an admin shows
 * in a browser only.
 */
export default function AdminLayout() {
  return useHydrated() ? <Outlet /> : <CheckingScreen />;
}
