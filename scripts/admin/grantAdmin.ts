import { parseArgs } from 'node:util';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { adminAuth, adminFailure } from './adminSdk.ts';
import { firebaseTarget, nameOf, readVariables } from './firebaseTarget.ts';

const usage = `Usage: npm run grant-admin -- <email> [--uid <uid>] [--embedded [host:port]]

Makes the account with this email the admin. An account that was used before may belong to a stranger who registered
the address first: confirm it with --uid <uid>. With VITE_FIREBASE_PROJECT_ID set (shell or .env), it changes that
project, using the credentials from "gcloud auth application-default login" or the key file named in
GOOGLE_APPLICATION_CREDENTIALS. Otherwise, or with --embedded, it changes the embedded Firebase.`;

type Request = { email: string; uid: string | undefined };

const { target, rest } = firebaseTarget(process.argv.slice(2), readVariables());
const request = readRequest(rest);

if (request === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await grantAdmin(request).catch((error: unknown) => {
    console.error(explain(error, request.email));
    process.exitCode = 1;
  });
}

function readRequest(args: string[]): Request | null {
  try {
    const options = { uid: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [email, ...tooMuch] = positionals;
    return email?.includes('@') && tooMuch.length === 0 ? { email, uid: values.uid } : null;
  } catch {
    return null;
  }
}

async function grantAdmin(request: Request): Promise<void> {
  const auth = adminAuth(target);
  const user = await auth.getUserByEmail(request.email);
  console.log(describe(user));
  if (user.customClaims?.admin === true) {
    console.log(`${request.email} is already the admin of ${nameOf(target)}.`);
    return;
  }
  const objection = objectionTo(user, request);
  if (objection) {
    console.error(objection);
    process.exitCode = 1;
    return;
  }
  await setClaim(auth, user);
  console.log(
    `${request.email} is now the admin of ${nameOf(target)}. All its existing sessions were logged out.`,
  );
}

function describe({ uid, email, emailVerified, disabled, metadata }: UserRecord): string {
  return [
    `account       ${email}${disabled ? ' (disabled)' : ''}`,
    `uid           ${uid}`,
    `created       ${metadata.creationTime}`,
    `last login    ${metadata.lastSignInTime || 'never'}`,
    `verified      ${emailVerified ? 'yes' : 'no'}`,
  ].join('\n');
}

function objectionTo({ uid, email, metadata }: UserRecord, request: Request): string | null {
  if (request.uid !== undefined && request.uid !== uid) {
    return `No changes made: the account of ${email} has the uid ${uid}, not ${request.uid}.`;
  }
  if (!metadata.lastSignInTime || request.uid !== undefined) return null;
  return `No changes made. Someone has already logged in to this account, and anyone could have registered this address. If it is the right account, run this again with --uid ${uid}. If not, delete it (Firebase console > Authentication) and create it yourself.`;
}

/** Revokes existing tokens, so that their holders have to log in again. */
async function setClaim(auth: Auth, { uid, customClaims }: UserRecord): Promise<void> {
  await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
  await auth.revokeRefreshTokens(uid);
}

function explain(error: unknown, email: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-not-found') {
    return `No account has the email ${email} in ${nameOf(target)}. Create it first (Firebase console > Authentication > Add user), then run this again.`;
  }
  if (code === 'auth/invalid-email') return `${email} is not an email address.`;
  return adminFailure(error, target);
}
