import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folderLock.ts';
import { Journal } from './journal.ts';

const MAX_FILE_NAME_LENGTH = 200;

export class DataFolder {
  readonly #directory: string;
  readonly #unlock: () => void;
  readonly #journals = new Map<string, Journal>();

  /** Throws an Error that names the process if another one uses the folder. */
  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
    this.#unlock = lockFolder(directory);
  }

  journal(name: string): Journal {
    const journal = this.#journals.get(name) ?? new Journal(join(this.#directory, fileOf(name)));
    this.#journals.set(name, journal);
    return journal;
  }

  subfolder(name: string): string {
    return join(this.#directory, name);
  }

  /** Deletes journals of earlier runs with this name prefix that were not opened in this run. */
  discardUnopened(prefix: string): void {
    const opened = new Set([...this.#journals.keys()].map(fileOf));
    for (const file of readdirSync(this.#directory)) {
      if (file.startsWith(prefix) && !opened.has(file)) rmSync(join(this.#directory, file));
    }
  }

  close(): void {
    for (const journal of this.#journals.values()) journal.close();
    this.#journals.clear();
    this.#unlock();
  }
}

/**
 * Escapes characters that file names cannot contain, and capitals, since some disks ignore case; shortens long names.
 */
function fileOf(name: string): string {
  const escaped = encodeURIComponent(name).replace(/%..|[A-Z]/g, (found) =>
    found.length === 1 ? `%${found.charCodeAt(0).toString(16)}` : found,
  );
  if (escaped.length <= MAX_FILE_NAME_LENGTH) return `${escaped}.jsonl`;
  const digest = createHash('sha256').update(name).digest('hex');
  return `${escaped.slice(0, MAX_FILE_NAME_LENGTH - digest.length)}${digest}.jsonl`;
}
