import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { embeddedFirestore } from '#scripts/functions/embeddedFirestore.ts';
import type { FirebaseTarget } from './firebaseTarget.ts';

export function adminAuth(target: FirebaseTarget): Auth {
  if (target.kind === 'emulator') process.env.FIREBASE_AUTH_EMULATOR_HOST = target.authHost;
  else chargeTo(target.projectId);
  return getAuth(initializeApp({ projectId: target.projectId }));
}

/** Bypasses all rules. */
export function adminFirestore(target: FirebaseTarget): Firestore {
  if (target.kind === 'emulator') return embeddedFirestore(Number(target.firestoreHost.split(':')[1]));
  chargeTo(target.projectId);
  return initializeFirestore(initializeApp({ projectId: target.projectId }), { preferRest: true });
}

/** For requests that bypass all rules. @throws if there are no credentials */
export async function ownerHeaders(target: FirebaseTarget): Promise<Record<string, string>> {
  if (target.kind === 'emulator') return { Authorization: 'Bearer owner' };
  chargeTo(target.projectId);
  const { access_token } = await applicationDefault().getAccessToken();
  const charged = process.env[quotaProject];
  return { Authorization: `Bearer ${access_token}`, ...(charged && { 'x-goog-user-project': charged }) };
}

const keyFile = 'GOOGLE_APPLICATION_CREDENTIALS';
const quotaProject = 'GOOGLE_CLOUD_QUOTA_PROJECT';

/** Google refuses requests made with a person's own login unless they name a project; a key belongs to its project. */
function chargeTo(projectId: string): void {
  if (!process.env[keyFile]) process.env[quotaProject] ||= projectId;
}

/** One sentence on what to do, then the original message. */
export function adminFailure(error: unknown, target: FirebaseTarget): string {
  const message = error instanceof Error ? error.message : String(error);
  const advice = target.kind === 'emulator' ? adviceForEmulator(message, target) : adviceFor(message, target);
  return advice ? `${advice}\n${message}` : message;
}

function adviceForEmulator(
  message: string,
  { firestoreHost, authHost }: FirebaseTarget & { kind: 'emulator' },
): string | null {
  if (!/ECONNREFUSED|fetch failed/.test(message)) return null;
  const hosts = [...new Set([firestoreHost, authHost])].join(' or ');
  return `Couldn't connect to ${hosts}. Run "npm start" first, or pass another address: --embedded 127.0.0.1:5173`;
}

function adviceFor(message: string, { projectId }: FirebaseTarget): string | null {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|fetch failed/.test(message)) {
    return "Couldn't connect to Google. Check your internet connection.";
  }
  if (/default credentials|credential file|valid Google OAuth2 access token|invalid_grant/i.test(message)) {
    return `No credentials for the project ${projectId}. Run "gcloud auth application-default login", or set ${keyFile} to the path of a service account key (docs/deployment.md, step 4).`;
  }
  if (/insufficient.permission|permission.denied|not have permission|quota project/i.test(message)) {
    return `These credentials aren't allowed to change the project ${projectId}. Use a project owner's credentials (docs/deployment.md, step 4).`;
  }
  return null;
}
