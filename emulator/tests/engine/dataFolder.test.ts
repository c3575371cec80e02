import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DataFolder } from '#emulator/engine/disk/dataFolder.ts';
import { serviceIn } from '#emulator/tests/support/service.ts';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';

let directory: string;

beforeEach(() => {
  directory = testFolder();
});

function openFolder(): DataFolder {
  const folder = new DataFolder(directory);
  onTestFinished(() => folder.close());
  return folder;
}

test('a folder in use is refused with an error that names the process; the lock of a dead process is replaced', () => {
  const first = openFolder();
  expect(openFolder).toThrow(`is in use by process ${process.pid}`);
  first.close();
  for (const dead of [
    JSON.stringify({ pid: process.pid, started: '1' }),
    '{"pid":4194304,"started":"1"}',
    '',
    'garbage',
  ]) {
    writeFileSync(join(directory, 'lock'), dead);
    openFolder().close();
  }
  expect(readdirSync(directory)).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'the lock of a killed process is replaced even before its parent reaps it',
  async () => {
    const orphaned = `${process.execPath} -e 'setInterval(() => {}, 1000)' & echo $!; exec sleep 60`;
    const parent = spawn('sh', ['-c', orphaned], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const pid = Number(await once(parent.stdout, 'data'));
    const stat = () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid, started: stat()[19] }));
    expect(openFolder).toThrow(`is in use by process ${pid}`);
    // Otherwise the shell would reap it.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => stat()[0]).toBe('Z');
    openFolder();
  },
);

test('a stale lock that cannot be removed is reported without waiting', () => {
  const lock = join(directory, 'lock');
  writeFileSync(lock, 'garbage');
  mkdirSync(`${lock}.${process.pid}.old`);
  expect(openFolder).toThrow(`${lock} is stale and couldn't be removed`);
});

test('a folder with damaged data is unlocked again', async () => {
  writeFileSync(join(directory, 'accounts.jsonl'), 'garbage\n{"clear":true}\n');
  for (const _attempt of [1, 2]) {
    expect(() => serviceIn(directory)).toThrow(/The stored data is damaged at .*accounts\.jsonl:1/);
  }
  expect(readdirSync(directory)).not.toContain('lock');
});

test('journals in one folder never share a file, even if their names have slashes, differ in case or are very long', () => {
  const names = ['../users', 'store', 'Store', 'x'.repeat(300), 'x'.repeat(301)];
  const folder = openFolder();
  for (const name of names) folder.journal(name).append({ name });
  folder.close();
  const again = openFolder();
  for (const name of names) expect([...again.journal(name).replay()]).toEqual([{ name }]);
  const files = readdirSync(directory);
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(names.length + 1);
  expect(files).toContain('..%2Fusers.jsonl');
});
