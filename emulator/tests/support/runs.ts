/** Whether everything runs, and in full length: all kills, 100,000 documents, seven tabs, the mutants of the rules. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** How often a property runs: `most` times, but at most FUZZ_RUNS times (500 by default). */
export function fuzzRuns(most: number): number {
  return Math.min(most, Number(process.env.FUZZ_RUNS || 500));
}

/** How many times slower than an idle one this machine is. All limits grow with it. */
const slowness = Number(process.env.TEST_SLOWNESS) || 1;

/** Milliseconds after which a state that a test waits for counts as not reached. */
export const pollTimeoutMs = 15_000 * slowness;

/** Milliseconds after which a test, or what is done before or after it, counts as hanging. */
export const testTimeoutMs = 60_000 * slowness;

/** For tests that take long by their nature: they kill processes, store 100,000 documents or try thousands of cases. */
export const longTest = { timeout: 600_000 * slowness };

/** For end-to-end tests of many steps: journeys, and pages that are looked at in every scheme and width. */
export const longJourney = { timeout: 3 * testTimeoutMs };
