import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { writeFully } from './durableFile.ts';

const RECORDS_PER_TURN = 500;

/** Writes a new file next to the old one, a few records at a time. */
export class Compaction {
  readonly path: string;
  readonly file: number;
  readonly appendedMeanwhile: Buffer[] = [];
  readonly #records: Iterator<unknown>;
  #size = 0;

  constructor(path: string, records: Iterable<unknown>) {
    this.path = path;
    this.#records = records[Symbol.iterator]();
    this.file = openSync(path, 'a');
  }

  /** @returns true when there are no more records */
  writeSome(): boolean {
    let text = '';
    let isLast = false;
    for (let i = 0; i < RECORDS_PER_TURN && !isLast; i++) {
      const next = this.#records.next();
      isLast = next.done === true;
      if (!isLast) text += `${JSON.stringify(next.value)}\n`;
    }
    this.#write(Buffer.from(text));
    return isLast;
  }

  finish(): number {
    this.#write(Buffer.concat(this.appendedMeanwhile));
    fsyncSync(this.file);
    return this.#size;
  }

  discard(): void {
    closeSync(this.file);
    rmSync(this.path, { force: true });
  }

  #write(bytes: Buffer): void {
    writeFully(this.file, bytes);
    this.#size += bytes.length;
  }
}
