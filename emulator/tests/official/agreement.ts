import fc from 'fast-check';
import { isFullRun } from '#emulator/tests/support/runs.ts';
import type { Answers } from './sides.ts';

/** A difference between the two, with everything needed to reproduce it. */
export type Difference = { input: string; official: string; embedded: string };

export type KnownDifference = {
  /** What differs, and why it stays that way. */
  reason: string;
  is(difference: Difference): boolean;
};

/** Number of cases per area. */
export const cases = Number(process.env.FUZZ_RUNS || (isFullRun ? 20_000 : 500));

/** The same cases each time, so that a build never fails because of a new case; `FUZZ_SEED` selects others. */
const seed = Number(process.env.FUZZ_SEED ?? 16);

/** Checks a property of both responses, and counts the known differences that occurred. */
export function agreement(area: string, known: readonly KnownDifference[]) {
  const met = new Map(known.map((one) => [one, 0]));
  let compared = 0;
  return {
    /** @throws Error with the difference, unless it is known */
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

/** Errors by status only: messages differ, and the SDK reads the status. */
export function outcome({ status, value }: Answers['official']): unknown {
  return status === 'OK' ? value : status;
}
