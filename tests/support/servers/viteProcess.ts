import { type ChildProcess, spawn } from 'node:child_process';

/** Vite's server, started as npm does, with the project's configuration. */
export type ViteProcess = {
  origin: string;
  /** Everything it has printed so far. */
  said(): string;
  /** Ends the process politely (`SIGTERM`) or immediately (`SIGKILL`). */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * Starts Vite on this port of 127.0.0.1 and waits until it responds.
 * @throws Error with its output if it exits instead
 */
export async function startVite(
  args: readonly string[],
  { port, env, cwd }: { port: number; env: NodeJS.ProcessEnv /** A copy of the project. */; cwd?: string },
): Promise<ViteProcess> {
  const command = ['node_modules/vite/bin/vite.js', ...args, '--port', `${port}`, '--strictPort'];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(origin, child, () => output);
  return { origin, said: () => output, end: (signal = 'SIGTERM') => endProcess(child, signal) };
}

async function waitUntilUp(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The site's server ended with code ${child.exitCode}:\n${said()}`);
    const answer = await fetch(origin).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The site's server did not respond at ${origin}:\n${said()}`);
}

function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
