import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit } from '#emulator/service/commit.ts';
import { documents, nameOf } from '#emulator/tests/support/rest.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { Listening, owner, serviceInMemory } from '#emulator/tests/support/service.ts';

const step = fc.array(fc.record({ id: fc.nat(7), n: fc.option(fc.nat(9)) }), { minLength: 1, maxLength: 4 });

function queryWith(limit: number | null, offset: number, direction: string, least: number): object {
  return {
    from: [{ collectionId: 'a' }],
    where: {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN_OR_EQUAL', value: { integerValue: least } },
    },
    orderBy: [{ field: { fieldPath: 'n' }, direction }],
    ...(limit !== null && { limit }),
    ...(offset > 0 && { offset }),
  };
}

describe('a live result', () => {
  it('equals a fresh query after any sequence of commits, for any filter, order and limit', longTest, () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        fc.option(fc.integer({ min: 1, max: 4 })),
        fc.nat(1),
        fc.constantFrom('ASCENDING', 'DESCENDING'),
        fc.nat(4),
        (steps, limit, offset, direction, least) => {
          const { database } = serviceInMemory();
          const structuredQuery = queryWith(limit, offset, direction, least);
          const listening = new Listening(database);
          const query = database.store.queries.parse(documents, structuredQuery);
          listening.query(2, structuredQuery);
          for (const writes of steps) {
            commit(
              database,
              owner,
              writes.map(({ id, n }) => {
                const name = nameOf(`a/${id}`);
                return n === null
                  ? { delete: name }
                  : { update: { name, fields: { n: { integerValue: String(n) } } } };
              }),
            );
            const fresh = database.store.queries.run(query);
            expect(listening.held(2)).toEqual(fresh.map(({ name }) => name.split('/').at(-1)).sort());
            for (const { name, fields } of fresh) {
              expect(listening.fieldsOf(2, `a/${name.split('/').at(-1)}`)).toEqual(fields);
            }
          }
        },
      ),
      { numRuns: fuzzRuns(500) },
    );
  });
});
