import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';

/** A script's exit code and output. */
type Ended = { code: number; said: string };

/**
 * Runs a script of `scripts/` as npm does, but without `.env` and with only these variables.
 * @param name its file without the extension
 * @param folder where it runs; an empty one by default
 */
export function runScript(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  folder = testFolder(),
): Promise<Ended> {
  const file = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), file, ...args],
      { cwd: folder, env: { PATH, HOME, ...variables } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}
