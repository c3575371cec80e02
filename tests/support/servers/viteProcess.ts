import { type Program, startProgram } from '#emulator/tests/official/program.ts';

type ViteOptions = { port: number; env: NodeJS.ProcessEnv /** A copy of the project. */; cwd?: string };

/** Vite's server, started on this port as npm does, with the project's configuration. */
export function startVite(args: readonly string[], { port, env, cwd }: ViteOptions): Promise<Program> {
  return startProgram({
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', ...args, '--port', `${port}`, '--strictPort'],
    origin: `http://127.0.0.1:${port}`,
    env,
    ...(cwd && { cwd }),
  });
}
