import { spawn } from 'node:child_process';

/** One of the official emulators, running next to this process at `origin`. */
export type Program = {
  origin: string;
  /** Everything it has printed so far. */
  said(): string;
  /** Asks it to end (`SIGTERM`), or kills it. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

type Start = {
  command: string;
  args: readonly string[];
  /** The URL that responds once the program is ready. */
  origin: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/** In milliseconds: a Java program takes seconds to start, and much longer on a busy machine. */
const startTimeoutMs = 180_000;

/** Waits until the program responds. @throws Error with its output if it exits or never responds */
export async function startProgram({ command, args, origin, cwd, env }: Start): Promise<Program> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
  });
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
    process.off('exit', stop);
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    child.kill(signal);
    // A stuck program must release its port.
    const timer = setTimeout(stop, 10_000);
    await ended;
    clearTimeout(timer);
  }
  const deadline = Date.now() + startTimeoutMs;
  while (!(await fetch(origin).catch(() => null))) {
    if (hasEnded) throw new Error(`${command} exited with code ${child.exitCode}:\n${output}`);
    if (Date.now() > deadline) {
      await end();
      throw new Error(`${command} did not respond at ${origin}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, said: () => output, end };
}
