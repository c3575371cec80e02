import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { aStore, commit, ROOT } from './aStore.ts';

const store = aStore({ 'things/a': { n: 1 } });

test(
  'any request is either answered or refused with a status, and never crashes the server',
  longTest,
  () => {
    const words = fc.constantFrom(
      ...[
        'update',
        'delete',
        'name',
        'fields',
        'fieldPath',
        'where',
        'from',
        'collectionId',
        'op',
        'filters',
        'values',
      ],
      ...[
        'fieldFilter',
        'compositeFilter',
        'value',
        'EQUAL',
        'IN',
        'AND',
        'arrayValue',
        'mapValue',
        '__proto__',
        'count',
      ],
      ...[
        'orderBy',
        'startAt',
        'limit',
        'field',
        'things',
        'n',
        `${ROOT}/things/a`,
        'stringValue',
        'integerValue',
      ],
    );
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 6 },
        words,
        fc.constantFrom(null, true, 0, -1, 1e300, Number.NaN, '', undefined),
        fc.array(tie('json'), { maxLength: 3 }),
        fc
          .array(fc.tuple(words, tie('json')), { maxLength: 4 })
          .map((entries) => Object.fromEntries(entries)),
      ),
    }));
    const query = { from: [{ collectionId: 'things' }] };
    fc.assert(
      fc.property(json, words, (input, key) => {
        const attempts = [
          () => commit(aStore(), [input]),
          () => commit(aStore(), [{ update: { name: `${ROOT}/things/a`, fields: input } }]),
          () =>
            commit(aStore(), [
              { update: { name: `${ROOT}/things/a` }, updateMask: input, updateTransforms: [input] },
            ]),
          () => store.queries.run(store.queries.parse(ROOT, input)),
          () => store.queries.run(store.queries.parse(ROOT, { ...query, where: input })),
          () => store.queries.run(store.queries.parse(ROOT, { ...query, [key]: input })),
          () => store.queries.aggregate(store.queries.parse(ROOT, query), [input]),
          () => store.queries.parse(String(input), query),
        ];
        for (const attempt of attempts) {
          try {
            attempt();
          } catch (error) {
            expect(error).toBeInstanceOf(FirestoreError);
          }
        }
      }),
      { numRuns: fuzzRuns(2000) },
    );
  },
);
