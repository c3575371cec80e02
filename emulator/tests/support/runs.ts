/** Whether everything runs, and in full length: all kills, 100,000 documents, seven tabs, the mutants of the rules. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** How often a property runs: `most` times, but at most FUZZ_RUNS times (500 by default). */
export function fuzzRuns(most: number): number {
  return Math.min(most, Number(process.env.FUZZ_RUNS || 500));
}

/** How long a test waits for a state. Generous: only a hang takes this long, even on a slow and busy machine. */
export const pollTimeoutMs = 60_000;

/** How long a test or hook may take. */
export const testTimeoutMs = 240_000;

/** For tests that kill processes, store 100,000 documents or try thousands of cases. */
export const longTest = { timeout: 1_800_000 };

/** For end-to-end tests of many steps, such as a page in every scheme and width. */
export const longJourney = { timeout: 3 * testTimeoutMs };
