/** Whether everything runs, and in full length: all kills, 100,000 documents, seven tabs, the mutants of the rules. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** How often a property is tried: `most` times, but no more than FUZZ_RUNS (500 unless set) says. */
export function fuzzRuns(most: number): number {
  return Math.min(most, Number(process.env.FUZZ_RUNS || 500));
}
