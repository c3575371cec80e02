export type BenchOptions = {
  /** How often a page is loaded or a link followed; the tables show medians. */
  runs: number;
  /** Lighthouse for every public page instead of the main ones. */
  allPages: boolean;
};
