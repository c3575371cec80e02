import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSigninCheck } from 'reactfire';
import { lazyWithReload } from '#src/components/loading/lazyWithReload.ts';
import { reload } from '#src/components/notifications/notificationQueue.ts';
import { ErrorBoundary } from '#src/components/ui/ErrorBoundary.tsx';
import { paths } from '#src/paths.ts';
import { AuthLoadingScreen, AuthScreenLayout } from './AuthScreenLayout.tsx';
import { setSignOutTarget, signOut, useSignOutTarget } from './signOut.ts';

const ReauthDialog = lazyWithReload(async () => (await import('./ReauthDialog.tsx')).ReauthDialog);

/** The query string that the login page adds to the dashboard's URL. */
export type LoginState = { search: string };

type RequireAdminProps = { children: ReactNode };

/** If the session ends while the admin is working, the screen and its text stay, and a dialog asks for the password. */
export function RequireAdmin({ children }: RequireAdminProps) {
  return (
    <ErrorBoundary fallback={authFailure}>
      <Guard>{children}</Guard>
    </ErrorBoundary>
  );
}

function Guard({ children }: RequireAdminProps) {
  // The claim that `npm run grant-admin` sets.
  const { status, data } = useSigninCheck({ requiredClaims: { admin: true } });
  const isAdmin = data?.hasRequiredClaims === true;
  const email = data?.user?.email ?? '';
  const { pathname, search } = useLocation();
  const signOutTarget = useSignOutTarget();
  // Deferred: rendering a whole screen in one task would block a phone for half a second.
  const isChecking = useDeferredValue(status === 'loading') || status === 'loading';
  const [lastAdminEmail, setLastAdminEmail] = useState<string | null>(null);
  if (isAdmin && email !== lastAdminEmail) setLastAdminEmail(email);
  // A layout effect: a passive one could clear the target of a logout that is clicked right away.
  useLayoutEffect(() => {
    if (isAdmin) setSignOutTarget(null);
  }, [isAdmin]);

  if (isChecking) return <AuthLoadingScreen />;
  // Also true when the account loses its claim while the admin area is open.
  const hasSessionExpired = !isAdmin && lastAdminEmail !== null && signOutTarget === null;
  const noAccess = `You're logged in as ${email}, which isn't an admin account.`;
  if (isAdmin || hasSessionExpired) {
    return (
      <>
        {children}
        <Suspense fallback={null}>
          {hasSessionExpired && <ReauthDialog email={lastAdminEmail} reason={data?.signedIn && noAccess} />}
        </Suspense>
      </>
    );
  }
  if (data?.signedIn) return <NotAdmin reason={noAccess} />;
  if (lastAdminEmail !== null) return <Navigate to={signOutTarget || paths.login} replace />;
  // A link in an email opens its submission even after a login.
  const state: LoginState = { search: pathname === paths.admin ? search : '' };
  return <Navigate to={paths.login} state={state} replace />;
}

/** reactfire throws if a stored session cannot be renewed, for example offline. */
function authFailure(error: unknown): ReactNode {
  if (!isAuthError(error)) throw error;
  return (
    <AuthScreenLayout>
      <Typography role="alert">Couldn't verify your session. Check your connection and reload.</Typography>
      <Button color="primary" onClick={reload}>
        Reload
      </Button>
    </AuthScreenLayout>
  );
}

function isAuthError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('auth/');
}

function NotAdmin({ reason }: { reason: string }) {
  return (
    <AuthScreenLayout>
      <Typography variant="h3" component="h1">
        This account has no access
      </Typography>
      <Typography sx={{ maxWidth: '34rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      <Button color="primary" onClick={() => signOut()} sx={{ mt: 1 }}>
        Logout
      </Button>
    </AuthScreenLayout>
  );
}
