import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { startOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { pollTimeoutMs } from '#emulator/tests/support/runs.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import type { FirebaseTools } from '#scripts/dev/firebaseTools.ts';
import { buildFunctions, functionsConfig } from '#scripts/functions/buildFunctions.ts';
import { type HostingServer, startHostingServer } from '#tests/support/servers/hostingServer.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mailServer.ts';
import { freePort, temporaryFolder } from '#tests/support/servers/siteServer.ts';
import { startServer, type TestServer } from '#tests/support/servers/testServer.ts';

const { projectId, rulesFile } = embeddedProject;

type Trigger = {
  id: string;
  eventTrigger: {
    eventType: string;
    eventFilters?: { database: string; namespace: string };
    eventFilterPathPatterns?: { document: string };
  };
};

/** The functions as deployed, in the official functions emulator next to the official Firestore. */
export type OfficialFunctions = {
  firestore: string;
  mail: MailServer;
  hosting: HostingServer;
  /** Calls the function of the schedule, as Cloud Scheduler does. @returns the status of its answer */
  runSchedule(): Promise<number>;
  end(): Promise<void>;
};

export async function startOfficialFunctions(tools: FirebaseTools): Promise<OfficialFunctions> {
  const [port, firestorePort] = [await freePort(), await freePort()];
  const firestore = await startOfficialFirestore(firestorePort, rulesFile, `127.0.0.1:${port}`);
  const [mail, hosting] = [await startMailServer(), await startHostingServer()];
  const metadata = await startMetadataServer();
  const origin = `http://127.0.0.1:${port}`;
  const functions = await tools.startEmulators({
    config: await writeProject(port, mail),
    only: 'functions',
    project: projectId,
    origin,
    env: {
      FIRESTORE_EMULATOR_HOST: new URL(firestore.origin).host,
      GCE_METADATA_HOST: new URL(metadata.origin).host,
      FIREBASE_HOSTING_API_URL: hosting.origin,
    },
  });
  const triggers = await loadedTriggers(origin);
  for (const trigger of triggers) await register(trigger, firestore.origin);
  const schedule = triggers.find(({ eventTrigger }) => eventTrigger.eventType === 'pubsub');
  return {
    firestore: firestore.origin,
    mail,
    hosting,
    async runSchedule() {
      const path = `/functions/projects/${projectId}/triggers/${keyOf(schedule)}`;
      return (await fetch(origin + path, { method: 'POST', body: '{}', headers: jsonType })).status;
    },
    async end() {
      await functions.end();
      await firestore.end();
      await Promise.all([mail.end(), hosting.end(), metadata.end()]);
    },
  };
}

/** The metadata server of Google's cloud: grants access to the emulator, bypassing all rules. */
function startMetadataServer(): Promise<TestServer> {
  return startServer(({ url }, response) => {
    response.setHeader('Metadata-Flavor', 'Google');
    const token = { access_token: 'owner', expires_in: 3600, token_type: 'Bearer' };
    if (url?.includes('/token'))
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(token));
    else response.end(projectId);
  });
}

const jsonType = { 'Content-Type': 'application/json' };

/** @returns the path of a `firebase.json` beside the functions, their settings and their secrets */
async function writeProject(port: number, mail: MailServer): Promise<string> {
  const folder = temporaryFolder();
  const source = join(folder, functionsConfig.source);
  const settings = {
    INQUIRY_EMAIL: 'inbox@agency.example',
    SMTP_HOST: mail.host,
    SMTP_PORT: `${mail.port}`,
    SMTP_USER: mail.user,
    SMTP_FROM: 'site@agency.example',
    PUBLISH_POSTS: 'true',
    HOSTING_SITE: 'agency',
  };
  await buildFunctions(settings, source);
  writeFileSync(join(source, '.secret.local'), `SMTP_PASSWORD=${mail.password}\n`);
  symlinkSync(resolve('node_modules'), join(source, 'node_modules'));
  const [hub, logging] = [await freePort(), await freePort()];
  const ports = Object.entries({ functions: port, hub, logging });
  const emulators = Object.fromEntries(ports.map(([name, at]) => [name, { host: '127.0.0.1', port: at }]));
  const config = join(folder, 'firebase.json');
  const project = { functions: [functionsConfig], emulators: { ...emulators, ui: { enabled: false } } };
  writeFileSync(config, JSON.stringify(project));
  return config;
}

/** Polled, because the emulator responds before it has loaded the functions. */
function loadedTriggers(origin: string): Promise<Trigger[]> {
  const read = async () => {
    const answer = (await (await fetch(`${origin}/backends`)).json()) as {
      backends: { functionTriggers: Trigger[] }[];
    };
    const triggers = answer.backends.flatMap(({ functionTriggers }) => functionTriggers);
    if (triggers.length === 0) throw new Error('The functions emulator has loaded no function.');
    return triggers;
  };
  return vi.waitFor(read, { timeout: pollTimeoutMs });
}

/** Registers the functions with Firestore, as the CLI does when it starts both, which requires Java 21. */
async function register(trigger: Trigger, firestore: string): Promise<void> {
  const { eventType, eventFilters, eventFilterPathPatterns } = trigger.eventTrigger;
  if (!eventFilters || !eventFilterPathPatterns) return;
  const document = { value: eventFilterPathPatterns.document, matchType: 'PATH_PATTERN' };
  const path = `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${keyOf(trigger)}`;
  const body = JSON.stringify({ eventType, ...eventFilters, document });
  const response = await fetch(firestore + path, { method: 'POST', body, headers: jsonType });
  if (!response.ok) throw new Error(`Firestore refused ${trigger.id}: ${await response.text()}`);
}

/** The emulator's name for the first functions it loaded. */
function keyOf(trigger: Trigger | undefined): string {
  return `${trigger?.id}-0`;
}
