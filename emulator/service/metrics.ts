/**
 * The content of the statistics endpoint. Excludes the owner's work: seeds, tests and background functions. Targets are
 * counted by what they listen to, e.g. `blogs` or `blogs/hello`.
 */
export type Statistics = {
  documentsRead: number;
  documentsWritten: number;
  queries: number;
  aggregations: number;
  openTargets: number;
  targets: Record<string, number>;
};

export class Metrics {
  #documentsRead = 0;
  #documentsWritten = 0;
  #queries = 0;
  #aggregations = 0;
  readonly #targets = new Map<string, number>();

  read(count: number): void {
    this.#documentsRead += count;
  }

  wrote(count: number): void {
    this.#documentsWritten += count;
  }

  queried(): void {
    this.#queries += 1;
  }

  aggregated(): void {
    this.#aggregations += 1;
  }

  opened(target: string): void {
    this.#targets.set(target, (this.#targets.get(target) ?? 0) + 1);
  }

  closed(target: string): void {
    const left = (this.#targets.get(target) ?? 1) - 1;
    if (left > 0) this.#targets.set(target, left);
    else this.#targets.delete(target);
  }

  statistics(): Statistics {
    const targets = Object.fromEntries([...this.#targets].sort(([a], [b]) => (a < b ? -1 : 1)));
    return {
      documentsRead: this.#documentsRead,
      documentsWritten: this.#documentsWritten,
      queries: this.#queries,
      aggregations: this.#aggregations,
      openTargets: Object.values(targets).reduce((sum, count) => sum + count, 0),
      targets,
    };
  }

  /** Resets the counters to zero; open targets remain counted. */
  reset(): void {
    this.#documentsRead = 0;
    this.#documentsWritten = 0;
    this.#queries = 0;
    this.#aggregations = 0;
  }
}
