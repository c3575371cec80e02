import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { bucket } from '#emulator/tests/support/storageAddress.ts';
import { openStorageRules, storageEmulator } from '#emulator/tests/support/storageSdk.ts';
import { openRules, rulesFileWith, testFolder } from '#emulator/tests/support/testEmulator.ts';

const uploadForever = fileURLToPath(new URL('../support/uploadForever.ts', import.meta.url));

/** Kills the process while it stores files. @returns the files it had acknowledged */
async function acknowledgedBeforeKill(directory: string): Promise<string[]> {
  const rules = [rulesFileWith(openRules), rulesFileWith(openStorageRules)];
  const child = spawn(process.execPath, ['--import', 'tsx', uploadForever, directory, ...rules]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += `error ${chunk}\n`));
  await expect.poll(() => output.split('\n').length).toBeGreaterThan(40);
  child.kill('SIGKILL');
  await once(child, 'close');
  return output.slice(0, output.lastIndexOf('\n')).split('\n');
}

it('a process killed during uploads leaves no partial, lost or unreferenced file', longTest, async () => {
  const directory = testFolder();
  const acknowledged = new Map<string, number>();
  for (let run = 0; run < (isFullRun ? 3 : 1); run += 1) {
    for (const line of await acknowledgedBeforeKill(directory)) {
      const [name = '', count] = line.split(' ');
      acknowledged.set(name, Number(count));
    }
  }
  const { origin } = await storageEmulator(openStorageRules, { directory });
  const listed = await fetch(`${origin}/v0/b/${bucket}/o`);
  const { items } = (await listed.json()) as { items: { name: string }[] };
  const stored = new Map<string, number>();
  for (const { name } of items) {
    const url = `${origin}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
    const text = await (await fetch(url)).text();
    const count = Number.parseInt(text, 10);
    expect(text === `${count},`.repeat(20_000)).toBe(true);
    stored.set(name, count);
  }
  expect(acknowledged.size).toBeGreaterThan(30);
  // A file may be newer than acknowledged: the kill can come between the write and the response.
  const lost = [...acknowledged].filter(([name, count]) => !((stored.get(name) ?? -1) >= count));
  expect(lost).toEqual([]);
  expect(readdirSync(`${directory}/storage`)).toHaveLength(items.length);
});
