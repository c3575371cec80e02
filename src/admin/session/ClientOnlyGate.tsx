import { Outlet } from 'react-router-dom';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { AuthLoadingScreen } from './AuthScreenLayout.tsx';

/** Prerendered as the guard's loading screen: only a browser knows whether an admin is logged in. */
export default function ClientOnlyGate() {
  return useHydrated() ? <Outlet /> : <AuthLoadingScreen />;
}
