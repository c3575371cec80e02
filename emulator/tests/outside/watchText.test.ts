import { pbkdf2 } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { watchText } from '#emulator/watchText.ts';

it('a change right after the start is noticed, even if the process is busy', async () => {
  const path = `${testFolder()}/firestore.rules`;
  writeFileSync(path, 'old');
  // Node checks files in four threads; this keeps all of them busy.
  for (let thread = 0; thread < 4; thread += 1) {
    pbkdf2('password', 'salt', 300_000, 64, 'sha512', () => undefined);
  }
  const seen: string[] = [];
  onTestFinished(watchText(path, (text) => seen.push(text)));
  writeFileSync(path, 'changed');
  await expect.poll(() => seen).toEqual(['changed']);
});
