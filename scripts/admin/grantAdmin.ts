import { adminAuth, adminFailure } from './adminSdk.ts';
import { firebaseTarget, nameOf, readVariables } from './firebaseTarget.ts';

const usage = `Usage: npm run grant-admin -- <email> [--embedded [host:port]]

Makes the account with this email the administrator. With VITE_FIREBASE_PROJECT_ID set (shell or .env) it works on
that project and needs GOOGLE_APPLICATION_CREDENTIALS; otherwise, or with --embedded, on the embedded Firebase.`;

const { target, rest } = firebaseTarget(process.argv.slice(2), readVariables());
const [email, ...tooMuch] = rest;

if (!email?.includes('@') || tooMuch.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await grantAdmin(email).catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}

async function grantAdmin(to: string): Promise<void> {
  const auth = adminAuth(target);
  const user = await auth.getUserByEmail(to);
  if (user.customClaims?.admin === true) {
    console.log(`${to} is the administrator already, in ${nameOf(target)}.`);
    return;
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  console.log(`${to} is now the administrator, in ${nameOf(target)}. If signed in, sign out and in once.`);
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-not-found') {
    return `No account has the email ${email} in ${nameOf(target)}. Create it first (Firebase console > Authentication > Add user), then run this again.`;
  }
  if (code === 'auth/invalid-email') return `${email} is not an email address.`;
  return adminFailure(error, target);
}
