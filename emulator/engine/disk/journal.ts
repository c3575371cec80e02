import { closeSync, fdatasyncSync, ftruncateSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { Compaction } from './compaction.ts';
import { syncFolder, writeFully } from './durableFile.ts';
import { lengthOfWholeLines, readRecords } from './journalLines.ts';

const MIN_COMPACTION_SIZE = 4_000_000;

/**
 * JSON records, one per line, on disk before `append` returns; a last line that a crash cut off is dropped. A file that
 * has doubled in size is rewritten from the current state, so later records must replace earlier ones about the same
 * thing.
 */
export class Journal {
  readonly #path: string;
  #file: number;
  #size: number;
  /** Whether part or all of a failed line may still follow the last good one. */
  #isTorn = false;
  #sizeAfterCompaction = 0;
  #snapshot: (() => Iterable<unknown>) | null = null;
  #compaction: Compaction | null = null;

  constructor(path: string) {
    this.#path = path;
    rmSync(`${path}.new`, { force: true });
    this.#file = openSync(path, 'a+');
    this.#size = lengthOfWholeLines(path);
    ftruncateSync(this.#file, this.#size);
    syncFolder(dirname(path));
  }

  replay(): Generator<unknown> {
    return readRecords(this.#path);
  }

  /** Writes one record to disk. If the disk refuses, throws DATA_LOSS and stores no part of it. */
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
      throw new FirestoreError('DATA_LOSS', `Couldn't write to ${this.#path}: ${String(error)}`);
    }
    this.#size += line.length;
    this.#compaction?.appendedMeanwhile.push(line);
    this.#compactIfGrown();
  }

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
      console.error(
        `${this.#path} ends with an incomplete record, which the next write removes: ${String(error)}`,
      );
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
        console.error(`Couldn't compact ${this.#path}: ${String(error)}`);
      }
    });
  }

  /** The rename is atomic: before it the old file is valid, after it the new one. */
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
    compaction.discard();
  }
}
