export type BenchOptions = {
  /** How often a page is loaded or a link followed; the tables show medians. */
  runs: number;
  /** Lighthouse for every public page instead of the main ones. */
  allPages: boolean;
  /** Lighthouse over HTTP/1.1 without TLS, instead of HTTP/2. */
  isHttp1: boolean;
};
