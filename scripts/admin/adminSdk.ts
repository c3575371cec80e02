import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { FirebaseTarget } from './firebaseTarget.ts';

export function adminAuth(target: FirebaseTarget): Auth {
  if (target.kind === 'emulator') process.env.FIREBASE_AUTH_EMULATOR_HOST = target.authHost;
  return getAuth(initializeApp({ projectId: target.projectId }));
}

export async function ownerToken(target: FirebaseTarget): Promise<string> {
  if (target.kind === 'emulator') return 'owner';
  return (await applicationDefault().getAccessToken()).access_token;
}

export function adminFailure(error: unknown, target: FirebaseTarget): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/ECONNREFUSED|fetch failed/.test(message) && target.kind === 'emulator') {
    const hosts = [...new Set([target.firestoreHost, target.authHost])].join(' or ');
    return `Couldn't connect to ${hosts}. Run "npm start" first, or pass another address: --embedded 127.0.0.1:5173`;
  }
  if (/default credentials|credential|invalid_grant/i.test(message)) {
    return `No credentials for the project ${target.projectId}. Download a service account key (Firebase console > Project settings > Service accounts) and set GOOGLE_APPLICATION_CREDENTIALS to its path.`;
  }
  return message;
}
