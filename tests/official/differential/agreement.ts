import fc from 'fast-check';
import { isFullRun } from '#emulator/tests/support/runs.ts';
import type { Answers } from './sides.ts';

/** Something the two answer differently, with all it takes to see it again. */
export type Difference = { input: string; official: string; embedded: string };

export type KnownDifference = {
  /** What differs, and why that is left so. */
  reason: string;
  is(difference: Difference): boolean;
};

/** How many cases each area is tried with. */
export const cases = Number(process.env.FUZZ_RUNS || (isFullRun ? 20_000 : 500));

/**
 * The same cases each time, so that a build never fails for a case that has not been seen before; `FUZZ_SEED` names others.
 */
const seed = Number(process.env.FUZZ_SEED ?? 16);

/** Tries a property over what both answer, and counts which known differences were met. */
export function agreement(area: string, known: readonly KnownDifference[]) {
  const met = new Map(known.map((one) => [one, 0]));
  let compared = 0;
  return {
    /** @throws Error with the difference, unless the table has it */
    compare(input: unknown, official: unknown, embedded: unknown): void {
      compared += 1;
      const texts = [input, official, embedded].map((value) => JSON.stringify(value));
      const [asked = '', one = '', other = ''] = texts;
      if (one === other) return;
      const difference = { input: asked, official: one, embedded: other };
      const found = known.find((candidate) => candidate.is(difference));
      if (!found)
        throw new Error(`A difference that is not in the table:\n${JSON.stringify(difference, null, 1)}`);
      met.set(found, (met.get(found) ?? 0) + 1);
    },
    async holds<Case>(
      arbitrary: fc.Arbitrary<Case>,
      numRuns: number,
      check: (one: Case) => Promise<void>,
      options: { endOnFailure?: boolean } = {},
    ) {
      await fc.assert(fc.asyncProperty(arbitrary, check), { numRuns, seed, ...options });
      const lines = [...met].map(([{ reason }, count]) =>
        count > 0 ? `${count} × ${reason}` : `not met: ${reason}`,
      );
      console.log([`${area}: ${compared} comparisons`, ...lines].join('\n  '));
    },
  };
}

/** Refusals by their status alone: the words differ, the SDK reads the status. */
export function outcome({ status, value }: Answers['official']): unknown {
  return status === 'OK' ? value : status;
}
