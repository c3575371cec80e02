import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { startEmulator } from '#emulator/start.ts';
import { tokenOf } from '#emulator/tests/support/rest.ts';
import { openRules, temporaryFolder } from '#emulator/tests/support/testEmulator.ts';
import { comparable } from './comparable.ts';

const ownProject = 'demo-differential';

export const rootOf = (project: string) => `projects/${project}/databases/(default)/documents`;

export const root = rootOf(ownProject);

/** One side's response: a gRPC status, and the comparable part of the response or the error message. */
export type Answer = { status: string; value: unknown };

/** The official Firestore and the embedded one, which get the same requests. */
export type Sides = {
  origins: { official: string; embedded: string };
  /** Calls both below `/v1/`, by default as the owner. */
  ask(path: string, body: object, as?: Caller): Promise<Answers>;
  get(path: string, as?: Caller): Promise<Answers>;
  setRules(content: string): Promise<Answers>;
  stop(): Promise<void>;
};

export type Answers = { official: Answer; embedded: Answer };
type Caller = 'owner' | 'user';

const tokens = { owner: 'owner', user: tokenOf('u1', { user_id: 'u1', admin: true, limit: 5 }) };

/** Both have open rules and no documents; the setup has started Google's. */
export async function openSides(projectId = ownProject): Promise<Sides> {
  const folder = temporaryFolder();
  const rulesFile = join(folder.path, 'firestore.rules');
  writeFileSync(rulesFile, openRules);
  const options: EmbeddedFirebaseOptions = {
    directory: null,
    projectId,
    rulesFile,
    storageRulesFile: null,
    indexesFile: null,
    log: () => undefined,
  };
  const emulator = await startEmulator(options);
  const origins = { official: `http://${process.env.FIRESTORE_EMULATOR_HOST}`, embedded: emulator.origin };
  const both = async (path: string, request: RequestInit): Promise<Answers> => {
    const [official, embedded] = await Promise.all([
      answerOf(origins.official + path, request),
      answerOf(origins.embedded + path, request),
    ]);
    return { official, embedded };
  };
  const sides: Sides = {
    origins,
    ask: (path, body, as = 'owner') => both(`/v1/${path}`, request('POST', as, body)),
    get: (path, as = 'owner') => both(`/v1/${path}`, request('GET', as)),
    setRules: (content) =>
      both(
        `/emulator/v1/projects/${projectId}:securityRules`,
        request('PUT', 'owner', { rules: { files: [{ name: 'firestore.rules', content }] } }),
      ),
    async stop() {
      await emulator.stop();
      folder.remove();
    },
  };
  await sides.setRules(openRules);
  await both(`/emulator/v1/${rootOf(projectId)}`, request('DELETE', 'owner'));
  return sides;
}

function request(method: string, as: Caller, body?: object): RequestInit {
  return {
    method,
    headers: { Authorization: `Bearer ${tokens[as]}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  };
}

type Refusal = { error: { status?: string; message?: string } };

async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const body = (await response.json()) as Refusal | Refusal[];
  const first = (Array.isArray(body) ? body.find((part) => part.error) : body) as Refusal | undefined;
  if (!first?.error) return { status: 'OK', value: comparable(body) };
  return { status: first.error.status ?? `HTTP ${response.status}`, value: first.error.message };
}
