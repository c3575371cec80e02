import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { findFirebaseTools } from '#scripts/dev/firebaseTools.ts';
import { watchedBuild } from '#tests/browsers/watchedBuild.ts';
import { filesToUpload } from '#tests/official/hosting/deployedFiles.ts';
import { freePort, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/** The build behind Google's Hosting emulator, and Google's accounts. */
type OfficialHosting = {
  hosting: string;
  auth: string;
  /** The build; only files that a deployment would upload are served. */
  build: string;
  /** The package of the Firebase CLI. */
  tools: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    official: OfficialHosting | string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const tools = await findFirebaseTools();
  if (typeof tools === 'string') {
    project.provide('official', tools);
    return undefined;
  }
  const folder = temporaryFolder();
  const build = watchedBuild();
  for (const file of filesToUpload(tools.folder, build))
    cpSync(join(build, file), join(folder, 'dist', file));
  const [hosting, auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const config = join(folder, 'firebase.json');
  writeFileSync(
    config,
    JSON.stringify({ ...deployedConfig(), emulators: emulators({ hosting, auth, hub, logging }) }),
  );
  const origin = `http://127.0.0.1:${hosting}`;
  const only = 'auth,hosting';
  const running = await tools.startEmulators({ config, only, project: embeddedProject.projectId, origin });
  project.provide('official', {
    hosting: origin,
    auth: `http://127.0.0.1:${auth}`,
    build,
    tools: tools.folder,
  });
  return () => running.end();
}

/** What `npm run deploy` uploads, without the paths of rules, which are not next to the copy. */
function deployedConfig(): object {
  const { hosting } = JSON.parse(readFileSync(join('dist', builtConfigFile), 'utf8')) as { hosting: object };
  return { hosting };
}

function emulators(ports: Record<string, number>): object {
  const entries = Object.entries(ports).map(([name, port]) => [name, { host: '127.0.0.1', port }]);
  return { ...Object.fromEntries(entries), ui: { enabled: false }, singleProjectMode: true };
}
