import type { Journal } from './engine/journal.ts';

/** Remembers on disk whether the seed is just being planted: a process killed meanwhile leaves half of it behind. */
export class Planting {
  readonly #journal: Journal | null;
  #isUnfinished = false;

  constructor(journal: Journal | null) {
    this.#journal = journal;
    for (const record of journal?.replay() ?? []) {
      this.#isUnfinished = (record as { isUnfinished: boolean }).isUnfinished;
    }
    journal?.compactFrom(() => [{ isUnfinished: this.#isUnfinished }]);
  }

  /** Whether the last planting was cut off, in this run or an earlier one. */
  get isUnfinished(): boolean {
    return this.#isUnfinished;
  }

  /** Plants, and has it remembered as unfinished for as long as that takes or when it fails. */
  during(plant: () => void): void {
    this.#record(true);
    plant();
    this.#record(false);
  }

  #record(isUnfinished: boolean): void {
    this.#journal?.append({ isUnfinished });
    this.#isUnfinished = isUnfinished;
  }
}
