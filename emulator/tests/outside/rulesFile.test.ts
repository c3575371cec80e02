import { renameSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listening } from '#emulator/tests/support/channelMessages.ts';
import { documents, rest } from '#emulator/tests/support/rest.ts';
import { openRules, rulesWith, testEmulator } from '#emulator/tests/support/testEmulator.ts';

const shut = rulesWith('match /nothing/{id} { allow read; }');

async function read(origin: string): Promise<number> {
  return (await rest(origin, 'GET', `${documents}/a/1`, undefined, null)).status;
}

describe('the rules file', () => {
  it('is reloaded when it is overwritten or replaced', async () => {
    const { origin, rulesFile } = await testEmulator({ rules: shut });
    expect(await read(origin)).toBe(403);
    writeFileSync(rulesFile, openRules);
    await expect.poll(() => read(origin)).toBe(404);
    writeFileSync(`${rulesFile}.new`, shut);
    renameSync(`${rulesFile}.new`, rulesFile);
    await expect.poll(() => read(origin)).toBe(403);
  });

  it('with a mistake leaves the old rules active and reports where the mistake is', async () => {
    const { origin, rulesFile, log } = await testEmulator();
    writeFileSync(rulesFile, openRules.replace('allow read', 'allow reed'));
    await expect.poll(() => log.join()).toMatch(/firestore\.rules: L4:\d+ /);
    expect(await read(origin)).toBe(404);
  });

  it('with a mistake is refused at startup, with line and column', async () => {
    await expect(testEmulator({ rules: 'service nonsense {}' })).rejects.toThrow(/^L1:\d+ /);
  });

  it('closes open listeners that it no longer allows', async () => {
    const { origin, rulesFile } = await testEmulator();
    const client = await listening(origin, 'a/1');
    writeFileSync(rulesFile, shut);
    await client.message((message) => JSON.stringify(message).includes('"code":7'));
  });
});
