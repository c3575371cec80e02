import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { notConfigured, readSettings } from '#functions/settings.ts';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { buildFunctions, functionsConfig } from '#scripts/functions/buildFunctions.ts';
import { readEnvironment } from '#src/env.ts';

const usage = `Usage: npm run deploy [-- --dry-run | --skip-unreadable]

Builds the site and deploys it with rules and indexes, then the background functions that .env configures.
  --dry-run          only prints what would be deployed
  --skip-unreadable  leaves out published posts that can't be read`;

const flag = { type: 'boolean', default: false } as const;
const deployedConfig = 'firebase.deploy.json';
const onlySiteDeployed =
  'The site is deployed, but its background functions are not. If this is their first deployment, run "npm run deploy" ' +
  'again in five minutes. If that fails too, check their roles (docs/deployment.md, "Background functions")';

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

type Options = Record<'dry-run' | 'skip-unreadable', boolean>;

function readOptions(): Options | null {
  try {
    return parseArgs({ options: { 'dry-run': flag, 'skip-unreadable': flag } }).values;
  } catch {
    return null;
  }
}

async function deploy({ 'dry-run': isDryRun, 'skip-unreadable': isSkipping }: Options): Promise<void> {
  const variables = loadEnv('production', process.cwd(), '');
  const { firebase } = readEnvironment(variables);
  if (!firebase) {
    throw new Error(
      'Nothing deployed: no Firebase project is set in .env, so this would publish the demo site (see docs/deployment.md).',
    );
  }
  const settings = readSettings(variables);
  const hasFunctions = settings.isScheduling;
  // Deploying storage rules to a project without Storage fails.
  const site = `hosting,firestore${firebase.storageBucket ? ',storage' : ''}`;
  const all = hasFunctions ? `${site}, then functions,` : site;
  console.log(`${isDryRun ? 'Would deploy' : 'Deploying'} ${all} to ${firebase.projectId}.`);
  const missing = notConfigured(settings);
  if (missing.length > 0) console.log(`Not configured: ${missing.join(', ')}.`);
  if (isDryRun) return;
  run('Nothing deployed', 'build', ...(isSkipping ? ['--skip-unreadable'] : []));
  const config = JSON.parse(await readFile(join('dist', builtConfigFile), 'utf8')) as object;
  if (hasFunctions) await buildFunctions(variables);
  const whole = hasFunctions ? { ...config, functions: [functionsConfig] } : config;
  // Next to firebase.json, because its paths are relative to its folder.
  await writeFile(deployedConfig, JSON.stringify(whole, null, 2));
  const command = ['deploy', '--config', deployedConfig, '--project', firebase.projectId, '--only'];
  run('The site was not deployed', 'firebase', ...command, site);
  // Separately, because the CLI releases no page if a function fails, as it often does the first time.
  if (hasFunctions) run(onlySiteDeployed, 'firebase', ...command, 'functions');
}

/** @param failure what to say if the script fails */
function run(failure: string, script: string, ...args: string[]): void {
  // On Windows, npm can be run only through a shell.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['run', script, '--', ...args], { stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`${failure}: "npm run ${script}" failed (see above).`);
}
