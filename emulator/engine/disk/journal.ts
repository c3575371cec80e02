import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { syncFolder, writeFully } from './durableFile.ts';

const NEWLINE = 10;
const MIN_COMPACTION_SIZE = 4_000_000;
const RECORDS_PER_TURN = 500;

/**
 * A durable list of JSON records, one per line. A record is on disk before `append` returns; a last line torn by a
 * crash is dropped. When the file has doubled, it is rewritten in the background from the records of the present state,
 * so later records must replace earlier ones about the same thing.
 */
export class Journal {
  readonly #path: string;
  #file: number;
  #size: number;
  /** Whether a refused line may still stand, in part or whole, behind the last good one. */
  #isTorn = false;
  #sizeAfterCompaction = 0;
  #snapshot: (() => Iterable<unknown>) | null = null;
  #compaction: Compaction | null = null;

  constructor(path: string) {
    this.#path = path;
    rmSync(`${path}.new`, { force: true });
    this.#file = openSync(path, 'a+');
    this.#size = wholeLines(path);
    ftruncateSync(this.#file, this.#size);
    syncFolder(dirname(path));
  }

  /** The records of earlier runs, in order; throws an Error naming the line that cannot be read. */
  *replay(): Generator<unknown> {
    const bytes = readFileSync(this.#path);
    let number = 1;
    for (let from = 0; from < bytes.length; number++) {
      const end = bytes.indexOf(NEWLINE, from);
      yield parseLine(bytes.toString('utf8', from, end), `${this.#path}:${number}`);
      from = end + 1;
    }
  }

  /** Puts one record on disk; throws DATA_LOSS, and keeps nothing of it, when the disk refuses. */
  append(record: unknown): void {
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    try {
      if (this.#isTorn) this.#dropTornLine();
      this.#isTorn = true;
      writeFully(this.#file, line);
      fdatasyncSync(this.#file);
      this.#isTorn = false;
    } catch (error) {
      this.#dropTornLineIfPossible();
      throw new FirestoreError('DATA_LOSS', `Nothing could be written to ${this.#path}: ${String(error)}`);
    }
    this.#size += line.length;
    this.#compaction?.later.push(line);
    this.#compactIfGrown();
  }

  /** Tells where compaction gets the records that rebuild the present state. */
  compactFrom(snapshot: () => Iterable<unknown>): void {
    this.#snapshot = snapshot;
    this.#compactIfGrown();
  }

  close(): void {
    if (this.#compaction !== null) this.#abandon(this.#compaction);
    closeSync(this.#file);
  }

  #dropTornLineIfPossible(): void {
    try {
      this.#dropTornLine();
    } catch (error) {
      console.error(`${this.#path} ends in a refused line until the next write: ${String(error)}`);
    }
  }

  #dropTornLine(): void {
    ftruncateSync(this.#file, this.#size);
    this.#isTorn = false;
  }

  #compactIfGrown(): void {
    const limit = Math.max(MIN_COMPACTION_SIZE, 2 * this.#sizeAfterCompaction);
    if (this.#snapshot === null || this.#compaction !== null || this.#size < limit) return;
    this.#compaction = new Compaction(`${this.#path}.new`, this.#snapshot());
    this.#continueSoon(this.#compaction);
  }

  #continueSoon(compaction: Compaction): void {
    setImmediate(() => {
      try {
        if (this.#compaction !== compaction) return;
        if (compaction.writeSome()) this.#adopt(compaction);
        else this.#continueSoon(compaction);
      } catch (error) {
        if (this.#compaction === compaction) this.#abandon(compaction);
        this.#sizeAfterCompaction = this.#size;
        console.error(`${this.#path} could not be compacted: ${String(error)}`);
      }
    });
  }

  /** The rename is the moment of change: before it the old file counts, after it the new one, whole either way. */
  #adopt(compaction: Compaction): void {
    const size = compaction.finish();
    renameSync(compaction.path, this.#path);
    const old = this.#file;
    this.#file = compaction.file;
    this.#size = size;
    this.#sizeAfterCompaction = size;
    this.#compaction = null;
    closeSync(old);
    syncFolder(dirname(this.#path));
  }

  #abandon(compaction: Compaction): void {
    this.#compaction = null;
    closeSync(compaction.file);
    rmSync(compaction.path, { force: true });
  }
}

/** A new file being written beside the old one, a few records at a time. */
class Compaction {
  readonly path: string;
  readonly file: number;
  /** The lines appended to the old file meanwhile. */
  readonly later: Buffer[] = [];
  readonly #records: Iterator<unknown>;
  #size = 0;

  constructor(path: string, records: Iterable<unknown>) {
    this.path = path;
    this.#records = records[Symbol.iterator]();
    this.file = openSync(path, 'a');
  }

  /** Writes the next records; true when there are no more. */
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

  /** Adds what was appended meanwhile and syncs; gives the file's size. */
  finish(): number {
    this.#write(Buffer.concat(this.later));
    fsyncSync(this.file);
    return this.#size;
  }

  #write(bytes: Buffer): void {
    writeFully(this.file, bytes);
    this.#size += bytes.length;
  }
}

/** The length of the file up to its last whole record: a crash may leave a torn line at the end. */
function wholeLines(path: string): number {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const start = end < 2 ? 0 : bytes.lastIndexOf(NEWLINE, end - 2) + 1;
  try {
    if (end > 0) JSON.parse(bytes.toString('utf8', start, end));
    return end;
  } catch {
    return start;
  }
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`The stored data is damaged at ${place}. Restore the file or remove the folder.`);
  }
}
