import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { uploadForRules } from '#emulator/storage/storedObject.ts';
import { tokenOf } from '#emulator/tests/support/rest.ts';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';
import { mutantsOf } from '#tests/rules/mutation/mutants.ts';
import { type StorageCase, storageCases, storagePeople } from './storageCases.ts';

const rules = readFileSync('storage.rules', 'utf8');
const bucket = 'demo-website.appspot.com';

describe('storage.rules', () => {
  it.each(storageCases)('$title ($isAllowed)', (asked) => {
    expect(isAllowed(Ruleset.parse(rules, 'storage'), asked)).toBe(asked.isAllowed);
  });

  it('gives the same answers over REST', async () => {
    const emulator = await testEmulator({ storageRules: rules });
    const wrong: string[] = [];
    for (const asked of storageCases) {
      await emulator.reset();
      if (asked.exists)
        await send(emulator.origin, { ...asked, method: 'create', contentType: 'image/png' }, true);
      const status = await send(emulator.origin, asked);
      if (status < 300 !== asked.isAllowed) wrong.push(`${asked.title}: ${status}`);
    }
    expect(wrong).toEqual([]);
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

/** The response's status. The owner, who bypasses all rules, prepares cases. */
async function send(origin: string, asked: StorageCase, asOwner = false): Promise<number> {
  const { who, method, name, contentType = 'image/webp', size = 10 } = asked;
  const person = storagePeople[who];
  const token = asOwner ? 'owner' : person && tokenOf(person.uid, person.token);
  const headers: Record<string, string> = token ? { Authorization: `Firebase ${token}` } : {};
  const all = `${origin}/v0/b/${bucket}/o`;
  const one = `${all}/${encodeURIComponent(name)}`;
  const requests: Record<StorageCase['method'], () => Promise<Response>> = {
    get: () => fetch(`${one}?alt=media`, { headers }),
    list: () => fetch(`${all}?${new URLSearchParams({ prefix: name, delimiter: '/' })}`, { headers }),
    delete: () => fetch(one, { method: 'DELETE', headers }),
    update: () => fetch(one, { method: 'PATCH', headers, body: '{"cacheControl":"no-store"}' }),
    create: () => {
      const multipart = {
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': 'multipart/related; boundary=cut',
      };
      const metadata = `--cut\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ contentType })}\r\n`;
      const body = `${metadata}--cut\r\nContent-Type: ${contentType}\r\n\r\n${'x'.repeat(size)}\r\n--cut--`;
      const url = `${all}?${new URLSearchParams({ name })}`;
      return fetch(url, { method: 'POST', headers: { ...headers, ...multipart }, body });
    },
  };
  return (await requests[method]()).status;
}
