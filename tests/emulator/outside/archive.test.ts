import { describe, expect, it } from 'vitest';
import { startEmulator } from '#emulator/start.ts';
import { documents, nameOf, rest } from '#tests/emulator/support/rest.ts';
import { openRules, rulesFileWith, testFolder } from '#tests/emulator/support/testEmulator.ts';

const size = 100_000;

function enquiry(index: number): object {
  const day = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  const status = index % 10 === 0 ? 'new' : 'read';
  return {
    update: {
      name: nameOf(`contacts/c${index}`),
      fields: {
        status: { stringValue: status },
        at: { timestampValue: day },
        text: { stringValue: 'x'.repeat(500) },
      },
    },
  };
}

function newest(limit: number): object {
  const order = { field: { fieldPath: 'at' }, direction: 'DESCENDING' };
  const where = {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'new' } },
  };
  return { from: [{ collectionId: 'contacts' }], where, orderBy: [order], limit };
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

describe('an archive of 100,000 documents', () => {
  it('is queried, counted, written and opened again by touching only what is asked for', async () => {
    const directory = testFolder();
    const settings = { directory, rulesFile: rulesFileWith(openRules), indexesFile: null, log() {} };
    const first = await startEmulator(settings);
    for (let start = 0; start < size; start += 500) {
      const writes = Array.from({ length: 500 }, (_, index) => enquiry(start + index));
      await rest(first.origin, 'POST', `${documents}:commit`, { writes });
    }
    await first.stop();
    const opening = performance.now();
    const { origin, stop, stats } = await startEmulator(settings);
    const opened = performance.now() - opening;
    const query = () => rest(origin, 'POST', `${documents}:runQuery`, { structuredQuery: newest(25) });
    const { limit: _limit, ...unlimited } = newest(0) as { limit: number };
    const aggregations = [{ alias: 'n', count: {} }];
    const structuredAggregationQuery = { structuredQuery: unlimited, aggregations };
    const count = () =>
      rest(origin, 'POST', `${documents}:runAggregationQuery`, { structuredAggregationQuery });
    const firstQuery = await timed(query);
    expect(Object.values((await query()).body)).toHaveLength(25);
    expect((await count()).body).toMatchObject([
      { result: { aggregateFields: { n: { integerValue: '10000' } } } },
    ]);
    const times = { opened, firstQuery, query: await timed(query), count: await timed(count) };
    const write = await timed(() => rest(origin, 'POST', `${documents}:commit`, { writes: [enquiry(7)] }));
    console.log({ ...times, write });
    expect(stats().documentsRead).toBe(75);
    await stop();
  }, 90_000);
});
