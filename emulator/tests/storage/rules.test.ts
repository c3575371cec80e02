import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import type { StorageRequest } from '#emulator/rules/storageRequest.ts';
import { uploadForRules } from '#emulator/storage/storedObject.ts';
import { storageEmulator, storageOf, storageRulesWith } from '#emulator/tests/support/storageSdk.ts';

const settings = { contentType: 'image/png', metadata: { alt: 'A cat' } };
const file = uploadForRules('bucket', 'pictures/a.png', 1000, settings);

function allows(matches: string, request: Partial<StorageRequest> = {}): boolean {
  const ruleset = Ruleset.parse(storageRulesWith(matches), 'storage');
  return ruleset.checkStorage({
    method: 'create',
    bucket: 'bucket',
    name: 'pictures/a.png',
    auth: null,
    time: '2024-07-01T12:00:00Z',
    before: null,
    after: file,
    ...request,
  }).allowed;
}

describe('the rules of Storage', () => {
  it.each<[string, boolean]>([
    ['request.resource.size == 1000', true],
    ['request.resource.size < 1000', false],
    ["request.resource.contentType.matches('image/.*')", true],
    ["request.resource.name == 'pictures/a.png' && request.resource.bucket == 'bucket'", true],
    ["request.resource.metadata.alt == 'A cat'", true],
    ["request.resource.metadata.title == 'A cat'", false],
    ["!('title' in request.resource.metadata)", true],
    ['request.resource.generation > 0', false],
    ["request.resource.cacheControl == ''", false],
    ['resource == null', true],
    ['request.auth == null', true],
    ["request.method == 'create'", true],
    ['request.time < timestamp.date(2024, 7, 2)', true],
    ["name == 'a.png' && bucket == 'bucket'", true],
    ['request.path == /b/bucket/o/pictures/$(name)', true],
  ])('know what is uploaded: %s is %s', (condition, expected) => {
    expect(allows(`match /pictures/{name} { allow create: if ${condition}; }`)).toBe(expected);
  });

  it('deny paths without a match, and match folders only where they say so', () => {
    expect(allows('match /pictures/{name} { allow read; }')).toBe(false);
    expect(allows('match /{name} { allow create; }')).toBe(false);
    expect(allows('match /{path=**} { allow create; }')).toBe(true);
    expect(allows('match /pictures/{name} { allow write; }', { name: 'pictures/deep/a.png' })).toBe(false);
    expect(allows('match /pictures/{name} { allow list; }', { method: 'list', name: 'pictures/' })).toBe(
      true,
    );
    expect(allows('match /other/{name} { allow list; }', { method: 'list', name: 'pictures/' })).toBe(false);
  });

  it.each([
    ['service cloud.firestore { }', "Expected 'firebase', found 'cloud'"],
    [storageRulesWith('match /a/{b} { allow read: if get(/a/b) == 1; }'), "Unknown function 'get'"],
    [
      storageRulesWith('match /a/{b} { allow read: if firestore.exists(/a/b); }'),
      "Unknown function 'exists'",
    ],
  ])('are refused while loading: %s', (text, reason) => {
    expect(() => Ruleset.parse(text, 'storage')).toThrow(reason);
  });

  it('check create, update, get, list and delete separately', async () => {
    const rules = storageRulesWith(`match /pictures/{name} {
      allow create: if request.auth.token.admin == true && resource == null && request.resource.size == 3;
      allow update: if request.resource.metadata.alt != resource.metadata.alt && resource.size == 3;
      allow get: if resource.contentType == 'image/png' && resource.timeCreated <= request.time;
      allow list: if request.auth.uid == 'ada';
      allow delete: if request.auth.token.admin == true;
    }`);
    const emulator = await storageEmulator(rules);
    const admin = storageOf(emulator, { sub: 'ada', admin: true });
    const visitor = storageOf(emulator);
    const bytes = new Uint8Array(3);
    const upload = { contentType: 'image/png', customMetadata: { alt: 'One' } };
    await expect(uploadBytes(ref(visitor, 'pictures/a'), bytes, upload)).rejects.toThrow(/unauthorized/);
    await uploadBytes(ref(admin, 'pictures/a'), bytes, upload);
    await expect(uploadBytes(ref(admin, 'pictures/a'), bytes, upload)).rejects.toThrow(/unauthorized/);
    await expect(uploadBytes(ref(admin, 'pictures/b'), new Uint8Array(4))).rejects.toThrow(/unauthorized/);
    expect((await getBytes(ref(visitor, 'pictures/a'))).byteLength).toBe(3);
    await updateMetadata(ref(visitor, 'pictures/a'), { customMetadata: { alt: 'Two' } });
    await expect(updateMetadata(ref(visitor, 'pictures/a'), {})).rejects.toThrow(/unauthorized/);
    await uploadBytes(ref(admin, 'pictures/text'), bytes, { contentType: 'text/plain' });
    await expect(getBytes(ref(visitor, 'pictures/text'))).rejects.toThrow(/unauthorized/);
    expect((await listAll(ref(admin, 'pictures'))).items).toHaveLength(2);
    await expect(listAll(ref(visitor, 'pictures'))).rejects.toThrow(/unauthorized/);
    await expect(deleteObject(ref(visitor, 'pictures/a'))).rejects.toThrow(/unauthorized/);
    await deleteObject(ref(admin, 'pictures/a'));
    expect(emulator.log.join('\n')).toMatch(/denied: create gs:.*pictures\/a: .*@ L\d/);
  });
});
