import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { uploadForRules } from '#emulator/storage/storedObject.ts';
import { mutantsOf } from '#tests/rules/mutation/mutants.ts';
import { type StorageCase, storageCases, storagePeople } from './storageCases.ts';

const rules = readFileSync('storage.rules', 'utf8');
const bucket = 'demo-website.appspot.com';

describe('storage.rules', () => {
  it.each(storageCases)('$title ($isAllowed)', (asked) => {
    expect(isAllowed(Ruleset.parse(rules, 'storage'), asked)).toBe(asked.isAllowed);
  });

  it('has no clause that could be removed or changed without a case failing', () => {
    const survivors = mutantsOf(rules, 'storage').filter(({ rules: mutated }) => {
      const ruleset = Ruleset.parse(mutated, 'storage');
      return storageCases.every((asked) => isAllowed(ruleset, asked) === asked.isAllowed);
    });
    expect(survivors.map(({ line, change }) => `line ${line}: ${change}`)).toEqual([]);
  });
});

function isAllowed(ruleset: Ruleset, { who, method, name, exists, contentType, size }: StorageCase): boolean {
  const file = uploadForRules(bucket, name, size ?? 10, {
    contentType: contentType ?? 'image/webp',
    metadata: {},
  });
  return ruleset.checkStorage({
    method,
    bucket,
    name,
    auth: storagePeople[who],
    time: new Date().toISOString(),
    before: exists ? file : null,
    after: method === 'create' || method === 'update' ? file : null,
  }).allowed;
}
