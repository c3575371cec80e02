import { describe, expect, test, vi } from 'vitest';
import type { StatusName } from '#emulator/engine/firestoreError.ts';
import type { CommitResult } from '#emulator/engine/values/document.ts';
import { aStore, asFields, asValue, commit, ROOT, set } from './aStore.ts';

const LATER = '2024-07-01T12:00:01.2345678Z';
const name = `${ROOT}/posts/a`;

describe('preconditions and atomicity', () => {
  const cases: [string, unknown, StatusName][] = [
    [
      'an update of a missing document',
      set('posts/zz', {}, { currentDocument: { exists: true } }),
      'NOT_FOUND',
    ],
    [
      'the creation of an existing document',
      set('posts/a', {}, { currentDocument: { exists: false } }),
      'ALREADY_EXISTS',
    ],
    [
      'a stale version',
      set('posts/a', {}, { currentDocument: { updateTime: LATER } }),
      'FAILED_PRECONDITION',
    ],
    [
      'a version of a missing document',
      set('posts/zz', {}, { currentDocument: { updateTime: LATER } }),
      'FAILED_PRECONDITION',
    ],
    [
      'a deletion of a missing document',
      { delete: `${ROOT}/posts/zz`, currentDocument: { exists: true } },
      'NOT_FOUND',
    ],
    ['a verification that fails', { verify: name, currentDocument: { exists: false } }, 'ALREADY_EXISTS'],
  ];
  test.each(cases)('%s is refused, and no part of its commit applies', (_title, write, status) => {
    const store = aStore({ 'posts/a': { n: 1 } });
    const listener = vi.fn();
    store.onCommit(listener);
    expect(() => commit(store, [set('posts/b', {}), write])).toThrow(expect.objectContaining({ status }));
    expect(store.get(`${ROOT}/posts/b`)).toBeNull();
    expect(listener).not.toHaveBeenCalled();
  });

  test('planning does not reveal whether a precondition holds: it is checked after the rules', () => {
    const store = aStore();
    const plan = store.plan([set('posts/a', {}, { currentDocument: { exists: true } })], LATER);
    expect(plan.operations[0]).toMatchObject({ kind: 'update', before: null });
    expect(() => plan.checkPreconditions()).toThrow(/No document to update/);
  });

  test.each([
    ['an existing document', { 'posts/a': {} }],
    ['a missing document', {}],
  ])('an update after a deletion in one commit is INVALID_ARGUMENT: %s', (_title, documents) => {
    const store = aStore(documents);
    const update = set('posts/a', { n: 1 }, { currentDocument: { exists: true } });
    const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' });
    expect(() => commit(store, [{ delete: name }, update], LATER)).toThrow(invalid);
    expect(() => commit(store, [set('posts/a', {}), { delete: name }, update], LATER)).toThrow(invalid);
    expect(commit(store, [{ delete: name }, set('posts/a', {}), update], LATER).writeResults).toHaveLength(3);
    expect(() => commit(aStore(), [update], LATER)).toThrow(expect.objectContaining({ status: 'NOT_FOUND' }));
  });

  test('a commit is limited by the size of its request, not by its number of writes', () => {
    const store = aStore();
    commit(
      store,
      Array.from({ length: 1_200 }, (_, n) => set(`posts/${n}`, {})),
    );
    expect(store.size).toBe(1_200);
  });

  test('a write with the current version as its precondition passes', () => {
    const store = aStore({ 'posts/a': { n: 1 } });
    const { updateTime } = store.get(name) ?? {};
    commit(store, [set('posts/a', { n: 2 }, { currentDocument: { updateTime } })], LATER);
    expect(store.get(name)?.fields).toEqual(asFields({ n: 2 }));
  });

  test('two writes to one document in a commit build on each other and count as one change', () => {
    const store = aStore();
    const results: CommitResult[] = [];
    store.onCommit((result) => results.push(result));
    const increment = set(
      'posts/a',
      {},
      {
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'n', increment: asValue(1) }],
      },
    );
    const plan = store.plan([set('posts/a', { n: 1 }), increment, increment], LATER);
    expect(plan.operations.map(({ kind }) => kind)).toEqual(['create', 'update', 'update']);
    expect(plan.readAfter(name)?.fields).toEqual(asFields({ n: 3 }));
    store.apply(plan);
    expect(results[0]?.changes).toMatchObject([{ before: null, after: { fields: asFields({ n: 3 }) } }]);
  });

  test('a document created and deleted in one commit leaves no trace', () => {
    const store = aStore();
    expect(commit(store, [set('posts/a', {}), { delete: name }]).changes).toEqual([]);
  });

  test('a write that changes nothing keeps the update time and does not count as a change', () => {
    const store = aStore({ 'posts/a': { n: 1, m: { x: 1 } } });
    const before = store.get(name);
    const { writeResults, changes } = commit(store, [set('posts/a', { m: { x: 1 }, n: 1 })], LATER);
    expect(store.get(name)).toBe(before);
    expect(writeResults[0]?.updateTime).toBe(before?.updateTime);
    expect(changes).toEqual([]);
  });

  test('commit times keep increasing, within one millisecond and when the clock goes back', () => {
    const store = aStore();
    const times = [LATER, LATER, '2020-01-01T00:00:00Z'].map(
      (time, n) => commit(store, [set('posts/a', { n })], time).commitTime,
    );
    expect(times).toEqual([
      '2024-07-01T12:00:01.234567Z',
      '2024-07-01T12:00:01.234568Z',
      '2024-07-01T12:00:01.234569Z',
    ]);
    expect(store.readTime('2020-01-01T00:00:00Z')).toBe(times[2]);
  });

  test('a commit made at the time of a read gets a later time, since the read did not see it', () => {
    const store = aStore();
    expect(store.readTime(LATER)).toBe('2024-07-01T12:00:01.234567800Z');
    expect(commit(store, [set('posts/a', {})], LATER).commitTime).toBe('2024-07-01T12:00:01.234568Z');
    expect(store.readTime(LATER)).toBe('2024-07-01T12:00:01.234568Z');
  });

  test('a plan is refused as ABORTED when another commit came first', () => {
    const store = aStore();
    const plan = store.plan([set('posts/a', {})], LATER);
    commit(store, [set('posts/b', {})]);
    expect(() => store.apply(plan)).toThrow(expect.objectContaining({ status: 'ABORTED' }));
  });

  test('clearing notifies the listeners of every document', () => {
    const store = aStore({ 'posts/a': {}, 'posts/b': {} });
    const gone: string[] = [];
    store.onCommit(({ changes }) => gone.push(...changes.map((change) => change.name)));
    store.clear(LATER);
    expect(gone).toEqual([name, `${ROOT}/posts/b`]);
    expect(store.size).toBe(0);
  });
});
