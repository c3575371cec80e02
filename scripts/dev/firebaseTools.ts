import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Program, startProgram } from '#emulator/tests/official/program.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** The Firebase CLI, run by `npx`: it is larger than all of this project's packages together. */
const firebaseTools = /firebase-tools@[\d.]+/.exec(packageJson.scripts.firebase)?.[0] ?? '';

export type FirebaseTools = {
  /** The package's folder in npm's cache. */
  folder: string;
  /** Runs its emulators until `end`; `origin` responds when they are ready. */
  startEmulators(options: {
    config: string;
    only: string;
    project: string;
    origin: string;
    env?: NodeJS.ProcessEnv;
  }): Promise<Program>;
};

/** Installs it once in npm's cache. @returns one line with the reason if that fails */
export async function findFirebaseTools(): Promise<FirebaseTools | string> {
  try {
    const folder = await installedFolder();
    const program = resolve(folder, 'lib/bin/firebase.js');
    return {
      folder,
      startEmulators: ({ config, only, project, origin, env }) =>
        startProgram({
          command: process.execPath,
          args: [program, 'emulators:start', '--config', config, '--only', only, '--project', project],
          origin,
          // Skips its check for updates and news.
          env: { CI: '1', NO_UPDATE_NOTIFIER: '1', ...env },
          cwd: dirname(config),
        }),
    };
  } catch {
    return `${firebaseTools} is missing and could not be installed: run "npm run firebase -- --version" once while online.`;
  }
}

async function installedFolder(): Promise<string> {
  const args = ['--yes', '--prefer-offline', '--package', firebaseTools, '--call', 'command -v firebase'];
  const { stdout } = await promisify(execFile)('npx', args, { timeout: 600_000 });
  const program = await realpath(stdout.trim().split('\n').at(-1) ?? '');
  return resolve(dirname(program), '../..');
}
