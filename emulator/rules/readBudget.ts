import { LimitError } from './evaluationError.ts';

/** Production's limits on get(), exists() and their -After variants: per operation, and per batch or transaction. */
const PER_OPERATION = 10;
const PER_COMMIT = 20;

/** Counts the documents that rules look up. A single request has its own budget; all writes of a commit share one. */
export class ReadBudget {
  readonly #commit = new Set<string>();
  #operation = new Set<string>();

  nextOperation(): void {
    this.#operation = new Set();
  }

  spend(key: string): void {
    this.#operation.add(key);
    this.#commit.add(key);
    if (this.#operation.size > PER_OPERATION)
      throw new LimitError(`Rules may read ${PER_OPERATION} documents per operation.`);
    if (this.#commit.size > PER_COMMIT)
      throw new LimitError(`Rules may read ${PER_COMMIT} documents per commit.`);
  }
}
