import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from '#emulator/tests/official/program.ts';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';
import { buildTargetFile } from '#scripts/build/buildManifest.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';

/** The built site with its embedded Firebase, running as `npm run preview` runs it. Its data folder outlives it. */
export type SiteServer = Pick<Program, 'origin' | 'end'>;

type SiteOptions = { directory?: string; folder?: string; isPublishing?: boolean };

/**
 * Serves the production build on a free port of 127.0.0.1.
 * @param options.directory data folder of the embedded Firebase; an empty one is seeded
 * @param options.folder a build other than `dist`
 * @param options.isPublishing whether functions publish posts, as they do by default in `npm run preview`; without, all tests
 * share one build
 */
export async function startSite(options: SiteOptions = {}): Promise<SiteServer> {
  const folder = options.folder ?? 'dist';
  refuseRealProject(folder);
  forceEmulator('production');
  return startVite(['preview', '--outDir', folder], {
    LOCAL_FIREBASE_DIR: options.directory ?? temporaryFolder(),
    LOCAL_PUBLISHING: options.isPublishing ? '' : 'off',
    NODE_ENV: 'production',
  });
}

/**
 * Starts the site as `npm start` does, on a free port.
 * @param directory data folder of the embedded Firebase
 * @param cwd a copy of the project
 */
export function startDevelopment(directory: string, cwd = '.'): Promise<Program> {
  return startVite([], { LOCAL_FIREBASE_DIR: directory, NODE_ENV: 'development', NO_COLOR: '1' }, cwd);
}

async function startVite(args: readonly string[], env: NodeJS.ProcessEnv, cwd = '.'): Promise<Program> {
  const port = await freePort();
  return startProgram({
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', ...args, '--port', `${port}`, '--strictPort'],
    origin: `http://127.0.0.1:${port}`,
    env,
    cwd,
  });
}

/** Tests and benchmarks write, so they must never reach a real project. */
export function refuseRealProject(folder: string): void {
  const builtFor = readFileSync(join(folder, buildTargetFile), 'utf8');
  if (builtFor !== embeddedProject.projectId) {
    throw new Error(
      `${folder} was built for the project ${builtFor}: run "npm run build -- --embedded" first.`,
    );
  }
}

/** A new empty folder that is removed after the test run. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'website-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A free port, below the range from which systems assign ports, so that no other process takes it first.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
