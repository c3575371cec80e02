import { readFileSync } from 'node:fs';
import { type SeedDocument, toFields } from '#emulator/seed.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { root } from './persona.ts';

/** Firestore and Auth with this project's rules, and the demo admin as their only account. */
export type RulesSuite = {
  firestore: string;
  auth: string;
  /** Makes these the only documents. */
  fill(documents: readonly SeedDocument[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The embedded Firebase or, if FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are set, the official Emulator
 * Suite. Both get the same requests.
 */
export async function openRulesSuite(): Promise<RulesSuite> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST) {
    return prepared(
      `http://${FIRESTORE_EMULATOR_HOST}`,
      `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
      async () => {},
    );
  }
  const { seed: _, ...project } = embeddedProject;
  const { origin, stop } = await startEmulator({ ...project, directory: null, log: () => undefined });
  return prepared(origin, origin, stop);
}

async function prepared(firestore: string, auth: string, stop: () => Promise<void>): Promise<RulesSuite> {
  const project = `projects/${embeddedProject.projectId}`;
  const content = readFileSync(embeddedProject.rulesFile, 'utf8');
  const files = [{ name: embeddedProject.rulesFile, content }];
  await ask('PUT', `${firestore}/emulator/v1/${project}:securityRules`, { rules: { files } });
  await ask('DELETE', `${auth}/emulator/v1/${project}/accounts`);
  await addDemoAdmin(`${auth}/identitytoolkit.googleapis.com/v1/${project}/accounts`);
  return {
    firestore,
    auth,
    async fill(documents) {
      await ask('DELETE', `${firestore}/emulator/v1/${root}`);
      const writes = documents.map(({ path, fields }) => ({
        update: { name: `${root}/${path}`, fields: toFields(fields) },
      }));
      await ask('POST', `${firestore}/v1/${root}:commit`, { writes });
    },
    stop,
  };
}

async function addDemoAdmin(accounts: string): Promise<void> {
  const { email, password, customClaims } = demoAdmin;
  const { localId } = await ask('POST', accounts, { email, password });
  await ask('POST', `${accounts}:update`, { localId, customAttributes: JSON.stringify(customClaims) });
}

async function ask(method: string, url: string, body?: object): Promise<{ localId?: string }> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
