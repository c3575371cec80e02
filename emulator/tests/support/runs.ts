/** Whether all tests run at full length: every kill, 100,000 documents, seven tabs, all mutants of the rules. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** Number of runs of a property: `most`, limited to FUZZ_RUNS (default 500). */
export function fuzzRuns(most: number): number {
  return Math.min(most, Number(process.env.FUZZ_RUNS || 500));
}

/** How long a test waits for a state. Only a hang takes this long, even on a slow machine. */
export const pollTimeoutMs = 60_000;

/** How long a test or hook may take. */
export const testTimeoutMs = 240_000;

/** For tests that kill processes, store 100,000 documents or run thousands of cases. */
export const longTest = { timeout: 1_800_000 };

/** How long an end-to-end test may take, which can have many steps. */
export const journeyTimeoutMs = 3 * testTimeoutMs;
