import { useSigninCheck } from 'reactfire';

/** `forbidden` is signed in but not the admin. */
type AdminState = { status: 'checking' | 'signedOut' } | { status: 'admin' | 'forbidden'; email: string };

/** A constant: reactfire caches one answer per set of claims. */
const requiredClaims = { admin: true };

/** The admin is the account with the claim that `npm run grant-admin` sets. */
export function useAdmin(): AdminState {
  const { status, data } = useSigninCheck({ requiredClaims });
  if (status === 'loading') return { status: 'checking' };
  if (!data.signedIn) return { status: 'signedOut' };
  return { status: data.hasRequiredClaims ? 'admin' : 'forbidden', email: data.user.email ?? '' };
}
