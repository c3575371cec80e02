import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { notConfigured, readSettings } from '#functions/settings.ts';
import { ownerToken } from '#scripts/admin/adminSdk.ts';
import { buildDigest } from '#scripts/build/buildDigest.ts';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { buildFunctions, functionsConfig } from '#scripts/functions/buildFunctions.ts';
import { firebaseTools } from '#scripts/official/firebaseTools.ts';
import { readPublishedPosts } from '#scripts/prerender/readPublishedPosts.ts';
import { site } from '#src/content/site.ts';
import { changedScope, type DeployScope, deployTargets, fetchDeployedBuild } from './deployScope.ts';
import { fetchPublishedState, type PublishedState } from './publishedState.ts';

const usage = `Usage: npm run deploy [-- --if-changed] [--host <origin>] [--dry-run]

Builds the site and deploys it with rules, indexes, and the background functions that .env configures.
  --if-changed     deploys only what differs from the host: nothing, only pages (if only posts changed), or everything
  --host <origin>  compares with this host instead of ${site.url}
  --dry-run        prints what would be deployed`;

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
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_STORAGE_BUCKET: bucket } = loadEnv(
    'production',
    process.cwd(),
  );
  const scope = ifChanged ? await scopeOfChanges(host, project) : 'everything';
  if (scope === 'nothing') return console.log(`Nothing to deploy: ${host} is up to date.`);
  const variables = loadEnv('production', process.cwd(), '');
  const settings = readSettings(variables);
  const hasFunctions = scope === 'everything' && settings !== null;
  const only = deployTargets(scope, bucket, hasFunctions);
  console.log(`${dryRun ? 'Would deploy' : 'Deploying'} ${only}.`);
  const missing = notConfigured(settings);
  if (scope === 'everything' && missing.length > 0) console.log(`Not configured: ${missing.join(', ')}.`);
  if (dryRun) return;
  run('npm', ['run', 'build']);
  // Next to firebase.json, because its paths are relative to its folder.
  const config = JSON.parse(await readFile(join('dist', builtConfigFile), 'utf8')) as object;
  if (hasFunctions) await buildFunctions(variables);
  const whole = hasFunctions ? { ...config, functions: [functionsConfig] } : config;
  await writeFile(deployedConfig, JSON.stringify(whole, null, 2));
  const target = ['--only', only, ...(project ? ['--project', project] : [])];
  run('npx', [firebaseTools, 'deploy', '--config', deployedConfig, ...target]);
}

async function scopeOfChanges(host: string, projectId: string | undefined): Promise<DeployScope> {
  const { source } = await buildDigest([]);
  const isOwner = Boolean(projectId && process.env.GOOGLE_APPLICATION_CREDENTIALS);
  return changedScope(await fetchDeployedBuild(host), {
    source,
    readState: isOwner ? () => readState(projectId ?? '') : undefined,
    readPosts: async () => (await buildDigest(await readPublishedPosts())).posts,
  });
}

/** `null`, with a warning, for a key that may deploy but not read. */
async function readState(projectId: string): Promise<PublishedState | null> {
  try {
    const token = await ownerToken({ kind: 'project', projectId });
    return await fetchPublishedState({ origin: 'https://firestore.googleapis.com', projectId, token });
  } catch (error) {
    console.warn(`Reading every published post, because the published state cannot be read. ${error}`);
    return null;
  }
}

/** Windows finds npm's commands only in a shell. */
function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
