import { expect, it } from 'vitest';
import { authorizeCommit } from '#emulator/service/authorize.ts';
import { nameOf } from '#emulator/tests/support/rest.ts';
import { anybody, serviceInMemory } from '#emulator/tests/support/service.ts';
import { rulesWith } from '#emulator/tests/support/testEmulator.ts';

const looking = rulesWith(
  'match /a/{id} { allow write: if existsAfter(/databases/$(database)/documents/b/1); }',
);

it('a bug of ours inside the rules denies the request and logs where it is', () => {
  const { database, log } = serviceInMemory(looking);
  const plan = database.store.plan([{ update: { name: nameOf('a/1'), fields: {} } }], database.now());
  function readAfter(): never {
    throw new TypeError('broken');
  }
  expect(() => authorizeCommit(database, anybody, { ...plan, readAfter })).toThrow('Missing or insufficient');
  expect(log.join()).toMatch(
    /!!! embedded Firebase: a bug in the rules of create .*a\/1\nTypeError: broken\n +at /,
  );
});

it('a refusal by the rules is logged quietly', () => {
  const { database, log } = serviceInMemory(looking);
  const plan = database.store.plan([{ update: { name: nameOf('a/1'), fields: {} } }], database.now());
  expect(() => authorizeCommit(database, anybody, plan)).toThrow('Missing or insufficient');
  expect(log).toEqual([expect.stringMatching(/^denied: create a\/1: /)]);
});
