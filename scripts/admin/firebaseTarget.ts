import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';

export type FirebaseTarget =
  | { kind: 'emulator'; projectId: string; authHost: string; firestoreHost: string }
  | { kind: 'project'; projectId: string };

const embeddedHost = '127.0.0.1:5173';

/** `--embedded` and the official tools' variables take precedence over a configured project; the default is the embedded Firebase of `npm start`. */
export function firebaseTarget(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { target: FirebaseTarget; rest: string[] } {
  const flag = args.indexOf('--embedded');
  const given = flag >= 0 ? args[flag + 1]?.match(/^(?:https?:\/\/)?([^/\s@]+:\d+)\/?$/)?.[1] : undefined;
  const used = flag < 0 ? [] : given ? [flag, flag + 1] : [flag];
  const rest = args.filter((_, index) => !used.includes(index));
  const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST, VITE_FIREBASE_PROJECT_ID } = environment;
  const isEmulator = flag >= 0 || FIREBASE_AUTH_EMULATOR_HOST || FIRESTORE_EMULATOR_HOST;
  if (!isEmulator && VITE_FIREBASE_PROJECT_ID) {
    return { target: { kind: 'project', projectId: VITE_FIREBASE_PROJECT_ID }, rest };
  }
  const host = (named: string | undefined) => (flag >= 0 ? undefined : named) ?? given ?? embeddedHost;
  const target = {
    kind: 'emulator',
    projectId: embeddedProject.projectId,
    authHost: host(FIREBASE_AUTH_EMULATOR_HOST),
    firestoreHost: host(FIRESTORE_EMULATOR_HOST),
  } as const;
  return { target, rest };
}

/** The shell's variables take precedence over those of `.env`. */
export function readVariables(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}

export function nameOf(target: FirebaseTarget): string {
  return target.kind === 'project'
    ? `the project ${target.projectId}`
    : `the emulator at ${target.firestoreHost}`;
}
