import { type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import { onScreenReady } from '#src/components/runtime/screenReady.ts';
import { paths } from '#src/paths.ts';
import { AuthErrorBoundary } from './AuthErrorBoundary.tsx';
import { AuthLoadingScreen } from './AuthLoadingScreen.tsx';
import { NotAdmin } from './NotAdmin.tsx';
import { setSignOutTarget, useSignOutTarget } from './signOutIntent.ts';
import { useAdmin } from './useAdmin.ts';

const loadReauthDialog = () => import('./ReauthDialog.tsx').then((module) => module.ReauthDialog);

const ReauthDialog = lazyWithFallback(loadReauthDialog, () => null);

type RequireAdminProps = { children: ReactNode };

/** A sign-in lost while working leaves the screen and its text, and asks to sign in again. */
export function RequireAdmin({ children }: RequireAdminProps) {
  return (
    <AuthErrorBoundary>
      <Guard>{children}</Guard>
    </AuthErrorBoundary>
  );
}

function Guard({ children }: RequireAdminProps) {
  const admin = useAdmin();
  const signOutTarget = useSignOutTarget();
  // A whole screen comes in place of the loading one: drawn in one go it would block a phone for half a second.
  const isChecking = useDeferredValue(admin.status === 'checking');
  const [lastAdminEmail, setLastAdminEmail] = useState<string | null>(null);
  // A layout effect: a passive one could clear the target of a sign-out that is pressed at once.
  useLayoutEffect(() => {
    if (admin.status === 'admin') setSignOutTarget(null);
  }, [admin.status]);
  const adminEmail = admin.status === 'admin' ? admin.email : null;
  useLayoutEffect(() => {
    if (adminEmail !== null) setLastAdminEmail(adminEmail);
  }, [adminEmail]);
  useEffect(() => {
    // Fetched ahead: an expired sign-in must not cost the screen and its text.
    if (admin.status === 'admin') onScreenReady(() => void loadReauthDialog().catch(() => undefined));
  }, [admin.status]);

  if (isChecking || admin.status === 'checking') return <AuthLoadingScreen />;
  const hasLostSignIn = admin.status === 'signedOut' && lastAdminEmail !== null && signOutTarget === null;
  if (admin.status === 'admin' || hasLostSignIn) {
    return (
      <>
        {children}
        <Suspense fallback={null}>{hasLostSignIn && <ReauthDialog email={lastAdminEmail} />}</Suspense>
      </>
    );
  }
  if (admin.status === 'forbidden') return <NotAdmin email={admin.email} />;
  return <Navigate to={(lastAdminEmail !== null && signOutTarget) || paths.login} replace />;
}
