import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broken, junk, way } from '#emulator/tests/support/brokenContent.ts';
import { ChannelClient, defaultDatabase } from '#emulator/tests/support/channelClient.ts';
import { documents, nameOf, rest } from '#emulator/tests/support/rest.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { openStorageRules } from '#emulator/tests/support/storageSdk.ts';
import { rulesWith, testEmulator } from '#emulator/tests/support/testEmulator.ts';

const rules = rulesWith(
  'match /a/{id} { allow read, write: if resource == null || resource.data.size() >= 0; }',
);
const field = { fieldPath: 'n' };
const structuredQuery = {
  select: { fields: [field] },
  from: [{ collectionId: 'a', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field, op: 'GREATER_THAN', value: { integerValue: '1' } } },
        { unaryFilter: { field: { fieldPath: 'm' }, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [{ field, direction: 'ASCENDING' }],
  startAt: { values: [{ doubleValue: 1.5 }], before: true },
  offset: 1,
  limit: 3,
};
const writes = [
  {
    update: {
      name: nameOf('a/1'),
      fields: {
        n: { integerValue: '1' },
        at: { timestampValue: '2024-01-01T00:00:00Z' },
        list: { arrayValue: { values: [{ geoPointValue: { latitude: 1, longitude: 2 } }] } },
        map: { mapValue: { fields: { bytes: { bytesValue: 'AA==' } } } },
      },
    },
    updateMask: { fieldPaths: ['n', 'map.bytes'] },
    updateTransforms: [
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'n', increment: { integerValue: '2' } },
      { fieldPath: 'list', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    ],
    currentDocument: { exists: false },
  },
  { delete: nameOf('a/2'), currentDocument: { updateTime: '2024-01-01T00:00:00Z' } },
];
const sound: [string, object][] = [
  ['commit', { writes }],
  ['batchGet', { documents: [nameOf('a/1')] }],
  ['runQuery', { structuredQuery }],
  [
    'runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'x', sum: { field } }] } },
  ],
];
const targets = [
  { targetId: 2, documents: { documents: [nameOf('a/1')] } },
  { targetId: 4, query: { parent: documents, structuredQuery } },
];

describe('broken requests', () => {
  it('cause no bug over REST: the answer is a result or a protocol error', longTest, async () => {
    const { origin, log } = await testEmulator({ rules });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sound), way, junk, async ([verb, body], turns, put) => {
        const { status } = await rest(origin, 'POST', `${documents}:${verb}`, broken(body, turns, put), null);
        expect([200, 400, 403, 404, 409]).toContain(status);
      }),
      { numRuns: fuzzRuns(1500) },
    );
    expect(log.filter((line) => line.includes('!!!'))).toEqual([]);
  });

  it('cause no bug over WebChannel, and the server still answers', longTest, async () => {
    const { origin, log, stats } = await testEmulator({ rules });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), way, junk, async (addTarget, turns, put) => {
        const client = new ChannelClient(origin, 'Listen');
        await client.handshake([
          { database: defaultDatabase, addTarget: broken(addTarget, turns, put) as object },
        ]);
        await client.terminate();
      }),
      { numRuns: fuzzRuns(300) },
    );
    await fc.assert(
      fc.asyncProperty(way, junk, async (turns, put) => {
        const client = new ChannelClient(origin, 'Write');
        await client.handshake([{ database: defaultDatabase }, { writes: broken(writes, turns, put) }]);
        await client.terminate();
      }),
      { numRuns: fuzzRuns(300) },
    );
    expect(log.filter((line) => line.includes('!!!'))).toEqual([]);
    await expect.poll(stats).toMatchObject({ sessions: 0, openTargets: 0 });
  });

  it('sent as raw text to any URL, cause no bug', longTest, async () => {
    const { origin, log } = await testEmulator({ rules, storageRules: openStorageRules });
    const paths = [
      `/v1/${documents}/`,
      `/v1/${documents}:`,
      '/v1/projects/',
      '/google.firestore.v1.Firestore/',
      '/google.firestore.v1.Firestore/Listen/channel?VER=8&',
      '/identitytoolkit.googleapis.com/v1/accounts:',
      '/securetoken.googleapis.com/v1/token?',
      '/emulator/v1/',
      '/v0/b/',
      '/v0/b/bucket/o/',
      '/v0/b/bucket/o?name=',
    ];
    const method = fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.string(),
        method,
        fc.string(),
        async (path, rest, verb, body) => {
          const content = verb === 'GET' || verb === 'HEAD' ? {} : { body };
          const { status } = await fetch(`${origin}${path}${encodeURI(rest)}`, {
            method: verb,
            ...content,
          });
          expect([500, 502, 503]).not.toContain(status);
        },
      ),
      { numRuns: fuzzRuns(500) },
    );
    expect(log.filter((line) => line.includes('a bug in'))).toEqual([]);
  });
});
