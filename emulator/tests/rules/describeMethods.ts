import { describe, expect, it } from 'vitest';
import { outcomeOf } from './rulesTestKit.ts';

/** For each method, a condition that is true, one that is false, and one that is an error. */
export type MethodCases = Record<string, [holds: string, fails: string, errs: string]>;

export function describeMethods(type: string, cases: MethodCases, table: ReadonlyMap<string, unknown>): void {
  describe(type, () => {
    it('has no method without a case of each kind', () => {
      expect(Object.keys(cases).sort()).toEqual([...table.keys()].sort());
    });
    it.each(Object.entries(cases))('%s is true, false and an error as listed', (_, [holds, fails, errs]) => {
      expect({ holds: outcomeOf(holds), fails: outcomeOf(fails), errs: outcomeOf(errs) }).toEqual({
        holds: true,
        fails: false,
        errs: 'error',
      });
    });
  });
}
