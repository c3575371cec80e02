import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folderLock.ts';
import { Journal } from './journal.ts';

/** A folder of journals that belongs to one process at a time. */
export class DataFolder {
  private readonly directory: string;
  private readonly unlock: () => void;
  private readonly journals = new Map<string, Journal>();

  /** Makes the folder if need be and locks it; throws an Error with a clear message when another process has it. */
  constructor(directory: string) {
    this.directory = directory;
    mkdirSync(directory, { recursive: true });
    this.unlock = lockFolder(directory);
  }

  /** The journal of that name, opened or created; characters that file names may not have are escaped. */
  journal(name: string): Journal {
    const journal =
      this.journals.get(name) ?? new Journal(join(this.directory, `${encodeURIComponent(name)}.jsonl`));
    this.journals.set(name, journal);
    return journal;
  }

  /** Closes the journals and frees the folder. */
  close(): void {
    for (const journal of this.journals.values()) journal.close();
    this.journals.clear();
    this.unlock();
  }
}
