import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { largeSeed } from '#emulator/tests/support/largeSeed.ts';
import { documents, rest } from '#emulator/tests/support/rest.ts';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { openRules, rulesFileWith, testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';

const writeForever = fileURLToPath(new URL('../support/writeForever.ts', import.meta.url));
const interruptedSeed = fileURLToPath(new URL('../support/interruptedSeed.ts', import.meta.url));
const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url));

/** Node with tsx's loader: with a process in between, the kill would hit that instead. */
function start(file: string, ...parameters: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function signIn(origin: string, email: string): Promise<number> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'secret1' }),
  });
  return response.status;
}

/** Kills the child while it writes. @returns the writes it had acknowledged */
async function acknowledgedBeforeKill(directory: string, rulesFile: string, run: string): Promise<string[]> {
  const child = start(writeForever, directory, rulesFile, run);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += `error ${chunk}\n`));
  await expect.poll(() => output.split('\n').length).toBeGreaterThan(100);
  child.kill('SIGKILL');
  await once(child, 'close');
  return output.slice(0, output.lastIndexOf('\n')).split('\n');
}

describe('a data folder', () => {
  it(
    'keeps every acknowledged write complete when the process is killed under load, repeatedly',
    longTest,
    async () => {
      const directory = testFolder();
      const rulesFile = rulesFileWith(openRules);
      const acknowledged: string[] = [];
      const runs = isFullRun ? ['one', 'two', 'three'] : ['one'];
      for (const run of runs) {
        acknowledged.push(...(await acknowledgedBeforeKill(directory, rulesFile, run)));
      }
      const { origin } = await testEmulator({ directory });
      const stored = new Set<string>();
      const structuredQuery = { from: [{ collectionId: 'both' }] };
      const { body } = await rest(origin, 'POST', `${documents}:runQuery`, { structuredQuery });
      for (const { document } of Object.values(body) as { document: { name: string } }[]) {
        stored.add(document.name.slice(documents.length + 1));
      }
      const written = acknowledged
        .filter((line) => line.startsWith('document '))
        .map((line) => line.slice(9));
      expect(written.length).toBeGreaterThan(60 * runs.length);
      expect(written.filter((name) => !stored.has(name) || !stored.has(name.replace(/a$/, 'b')))).toEqual([]);
      expect([...stored].filter((name) => !stored.has(name.replace(/[ab]$/, 'b')))).toEqual([]);
      for (const line of acknowledged.filter((one) => one.startsWith('account '))) {
        expect(await signIn(origin, line.slice(8))).toBe(200);
      }
    },
  );

  it('is refused to a second process, with an error that names the first', async () => {
    const directory = testFolder();
    await testEmulator({ directory });
    const rules = rulesFileWith(openRules);
    const child = start(cli, '--dir', directory, '--rules', rules, '--indexes', '', '--port', '0');
    let errors = '';
    child.stderr?.on('data', (chunk) => (errors += chunk));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`in use by process ${process.pid}`));
    expect(errors).not.toContain('    at ');
  });

  const interruptions = [
    ['documents', 'start'],
    ['users', 'reset'],
    ['users', 'start'],
    ['documents', 'reset'],
  ] as const;
  it.each(isFullRun ? interruptions : interruptions.slice(0, 2))(
    'has the whole seed after a process was killed while writing the %s of its seed, during a %s',
    longTest,
    async (part, during) => {
      const directory = testFolder();
      const child = start(interruptedSeed, directory, rulesFileWith(openRules), part, during);
      const [, signal] = await once(child, 'close');
      expect(signal).toBe('SIGKILL');
      const { origin } = await testEmulator({ directory, seed: () => largeSeed });
      const structuredQuery = { from: [{ collectionId: 'a' }] };
      const { body } = await rest(origin, 'POST', `${documents}:runQuery`, { structuredQuery });
      expect(body).toHaveLength(largeSeed.documents.length);
      expect(await signIn(origin, 'a@b.example')).toBe(200);
    },
  );

  it('is the default one when its variable is empty', async () => {
    const home = testFolder();
    const rules = rulesFileWith(openRules);
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), cli, '--rules', rules, '--indexes', '', '--port', '0'],
      { cwd: home, env: { ...process.env, LOCAL_FIREBASE_DIR: '' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(String(await once(child.stdout, 'data'))).toContain('data in .local-firebase');
    expect(readdirSync(`${home}/.local-firebase`)).toContain('lock');
  });

  it('is unlocked again if the seed is faulty', async () => {
    const directory = testFolder();
    const users = [{ email: 'a@b.example', password: 'secret1', customClaims: { sub: 'reserved' } }];
    const faulty = () => ({ documents: [], users });
    await expect(testEmulator({ directory, seed: faulty })).rejects.toThrow(/FORBIDDEN_CLAIM/);
    await testEmulator({ directory });
  });

  it('is unlocked again if the port is in use', async () => {
    const directory = testFolder();
    const { port } = await testEmulator();
    await expect(testEmulator({ directory, port })).rejects.toThrow(/EADDRINUSE/);
    await testEmulator({ directory });
  });

  it('is seeded only while it is empty, and keeps later changes', async () => {
    const directory = testFolder();
    let asked = 0;
    const seed = () => {
      asked += 1;
      return {
        documents: [
          { path: 'a/1', fields: { n: 1 } },
          { path: 'a/2', fields: { n: 2 } },
        ],
        users: [{ email: 'a@b.example', password: 'secret1' }],
      };
    };
    const first = await testEmulator({ directory, seed });
    await rest(first.origin, 'DELETE', `${documents}/a/1`);
    await first.stop();
    const second = await testEmulator({ directory, seed });
    expect(asked).toBe(1);
    expect((await rest(second.origin, 'GET', `${documents}/a/1`)).status).toBe(404);
    expect((await rest(second.origin, 'GET', `${documents}/a/2`)).status).toBe(200);
    expect(second.log.join()).toMatch(/ready in \d+ ms/);
  });
});
