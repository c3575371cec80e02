import { Outlet } from 'react-router-dom';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { AuthLoadingScreen } from '#src/features/session/AuthLoadingScreen.tsx';

/**
 * Round everything that knows Firebase. Prerendered it is the guard's loading screen; whether there is an admin shows
 * in a browser only.
 */
export default function ClientOnlyGate() {
  return useHydrated() ? <Outlet /> : <AuthLoadingScreen />;
}
