import type { Journal } from '#emulator/engine/disk/journal.ts';

/** Records on disk that the seed is being written, because a process killed during that leaves half of it. */
export class SeedState {
  readonly #journal: Journal | null;
  #wasInterrupted = false;

  constructor(journal: Journal | null) {
    this.#journal = journal;
    for (const record of journal?.replay() ?? []) {
      this.#wasInterrupted = (record as { wasInterrupted: boolean }).wasInterrupted;
    }
    journal?.compactFrom(() => [{ wasInterrupted: this.#wasInterrupted }]);
  }

  get wasInterrupted(): boolean {
    return this.#wasInterrupted;
  }

  run(write: () => void): void {
    this.#record(true);
    write();
    this.#record(false);
  }

  #record(wasInterrupted: boolean): void {
    this.#journal?.append({ wasInterrupted });
    this.#wasInterrupted = wasInterrupted;
  }
}
