import { expect, it } from 'vitest';
import type { Background } from '#emulator/background.ts';
import { commit, nameOf, setDocument } from '#emulator/tests/support/rest.ts';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';

function recorder() {
  const heard: string[] = [];
  const background: Background = () => ({
    onCommit({ changes, commitTime }) {
      for (const { name, before, after } of changes) {
        const kind = before === null ? 'created' : after === null ? 'deleted' : 'changed';
        heard.push(`${kind} ${name.split('/documents/')[1]} ${Date.parse(commitTime) > 0}`);
      }
    },
    async stop() {
      heard.push('stopped');
    },
  });
  return { heard, background };
}

it('the background sees every commit of clients and the owner, but not the seed or refused writes', async () => {
  const { heard, background } = recorder();
  const seed = () => ({ documents: [{ path: 'a/seeded', fields: {} }], users: [] });
  const { origin } = await testEmulator({ background, seed });
  await setDocument(origin, 'a/1', {});
  await commit(origin, [{ update: { name: nameOf('a/1'), fields: { n: { integerValue: '1' } } } }], null);
  await commit(origin, [{ delete: nameOf('a/1') }]);
  const failing = { delete: nameOf('a/none'), currentDocument: { exists: true } };
  await commit(origin, [failing]);
  expect(heard).toEqual(['created a/1 true', 'changed a/1 true', 'deleted a/1 true']);
});

it('the background stops with the backend and sees no later commits', async () => {
  const { heard, background } = recorder();
  const emulator = await testEmulator({ background });
  await emulator.stop();
  expect(heard).toEqual(['stopped']);
});
