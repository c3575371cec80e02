import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';

const host = process.env.FIRESTORE_EMULATOR_HOST;

/** The errors of Google's compiler, one line each. */
async function compile(content: string): Promise<string[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/demo-compile:securityRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (response.ok) return [];
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message.split('\n').filter((line) => /^L\d+:\d+/.test(line));
}

it('firestore.rules is accepted by Google’s compiler', async () => {
  expect(await compile(readFileSync(embeddedProject.rulesFile, 'utf8'))).toEqual([]);
});
