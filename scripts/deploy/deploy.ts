import { execFileSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { buildDigest } from '#scripts/build/buildDigest.ts';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { readPublishedPosts } from '#scripts/prerender/readPublishedPosts.ts';
import { site } from '#src/content/site.ts';
import { type DeployScope, deployScope, deployTargets, fetchDeployedDigest } from './deployScope.ts';

const usage = `Usage: npm run deploy [-- --if-changed] [--host <origin>] [--dry-run]

Builds the site and deploys it with rules and indexes. With --if-changed only what differs from what the host holds
(${site.url} unless --host names another): nothing, the pages alone when only posts changed, or everything.
--dry-run says what would be deployed.`;

const firebaseTools = 'firebase-tools@15.34.2';

const deployedConfig = 'firebase.deploy.json';

const options = readOptions();
if (options === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await deploy(options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

type Options = { ifChanged: boolean; host: string; dryRun: boolean };

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        'if-changed': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        host: { type: 'string', default: site.url },
      },
    });
    return { ifChanged: values['if-changed'], dryRun: values['dry-run'], host: new URL(values.host).origin };
  } catch {
    return null;
  }
}

async function deploy({ ifChanged, host, dryRun }: Options): Promise<void> {
  const scope = ifChanged ? await changedScope(host) : 'everything';
  if (scope === 'nothing') return console.log(`Nothing to deploy: ${host} holds what is published now.`);
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket } = loadEnv(
    'production',
    process.cwd(),
  );
  const only = deployTargets(scope, bucket);
  console.log(`${dryRun ? 'Would deploy' : 'Deploying'} ${only}.`);
  if (dryRun) return;
  run('npm', ['run', 'build']);
  // Beside firebase.json, since its paths are relative to the folder it stands in.
  await copyFile(join('dist', builtConfigFile), deployedConfig);
  const target = ['--only', only, ...(project ? ['--project', project] : [])];
  run('npx', [firebaseTools, 'deploy', '--config', deployedConfig, ...target]);
}

async function changedScope(host: string): Promise<DeployScope> {
  const [deployed, current] = await Promise.all([
    fetchDeployedDigest(host),
    readPublishedPosts().then(buildDigest),
  ]);
  return deployScope(deployed, current);
}

/** Windows finds npm's commands in a shell only. */
function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
