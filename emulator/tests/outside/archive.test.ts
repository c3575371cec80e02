import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#emulator/service/commit.ts';
import { runAggregation, runQuery } from '#emulator/service/read.ts';
import { documents, nameOf } from '#emulator/tests/support/rest.ts';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { anybody, Listening, remove, type Service, serviceIn } from '#emulator/tests/support/service.ts';
import { temporaryFolder } from '#emulator/tests/support/testEmulator.ts';

const size = isFullRun ? 100_000 : 10_000;
const folder = temporaryFolder();
let service: Service;

beforeAll(() => {
  const first = serviceIn(folder.path);
  for (let start = 0; start < size; start += 500) {
    const writes = Array.from({ length: 500 }, (_, index) => submission(start + index));
    commit(first.database, anybody, writes);
  }
  first.backend.stop();
  service = serviceIn(folder.path);
  // Indexes are built on first use.
  page(25);
  count();
}, longTest.timeout);

afterAll(() => {
  service.backend.stop();
  folder.remove();
});

/** Every tenth is new. */
function submission(index: number): object {
  const fields = {
    status: { stringValue: index % 10 === 0 ? 'new' : 'read' },
    at: { timestampValue: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString() },
    text: { stringValue: 'x'.repeat(500) },
  };
  return { update: { name: nameOf(`contacts/c${index}`), fields } };
}

const newOnes = {
  from: [{ collectionId: 'contacts' }],
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'new' } } },
};
const newestFirst = { ...newOnes, orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }] };

function page(limit: number) {
  return runQuery(service.database, anybody, documents, { ...newestFirst, limit });
}

function count() {
  return runAggregation(service.database, anybody, documents, newOnes, [{ alias: 'n', count: {} }]);
}

/** How many index entries and documents were examined. */
function scannedBy(work: () => unknown): number {
  const { store } = service.database;
  const before = store.queries.scanned;
  work();
  return store.queries.scanned - before;
}

describe(`an archive of ${size} submissions, opened again`, () => {
  it('is complete', () => {
    expect(service.database.store.size).toBe(size);
  });

  it('reads only the documents of the page it shows', () => {
    expect(scannedBy(() => expect(page(25)).toHaveLength(25))).toBe(25);
  });

  it('counts without reading any', () => {
    expect(scannedBy(() => expect(count()).toEqual({ n: { integerValue: String(size / 10) } }))).toBe(0);
  });

  it('can be written to without reading any', () => {
    expect(scannedBy(() => commit(service.database, anybody, [submission(7)]))).toBe(0);
  });

  it('reads no more than the page for each commit while the page is live', () => {
    const listening = new Listening(service.database);
    expect(scannedBy(() => listening.query(2, { ...newestFirst, limit: 25 }))).toBe(25);
    expect(scannedBy(() => commit(service.database, anybody, [submission(size)]))).toBe(0);
    expect(listening.held(2)).toContain(`c${size}`);
    expect(scannedBy(() => remove(service.database, `contacts/c${size}`))).toBe(25);
    expect(listening.held(2)).not.toContain(`c${size}`);
    listening.stream.close();
  });
});
