import type { Journal } from '#emulator/engine/disk/journal.ts';
import type { Account } from './account.ts';

type AccountRecord = { put: Account } | { remove: string } | { clear: true };

export class Accounts {
  readonly #journal: Journal | null;
  readonly #byId = new Map<string, Account>();
  readonly #idByEmail = new Map<string, string>();

  constructor(journal: Journal | null) {
    this.#journal = journal;
    for (const record of journal?.replay() ?? []) this.#apply(record as AccountRecord);
    journal?.compactFrom(() => [...this.#byId.values()].map((account) => ({ put: account })));
  }

  get size(): number {
    return this.#byId.size;
  }

  byId(localId: string): Account | null {
    return this.#byId.get(localId) ?? null;
  }

  byEmail(email: string): Account | null {
    const localId = this.#idByEmail.get(email.toLowerCase());
    return localId === undefined ? null : this.byId(localId);
  }

  list(): Account[] {
    return [...this.#byId.values()];
  }

  /** Adds or replaces an account; it is on disk when this returns. */
  put(account: Account): void {
    this.#record({ put: account });
  }

  remove(localId: string): void {
    if (this.#byId.has(localId)) this.#record({ remove: localId });
  }

  clear(): void {
    if (this.#byId.size > 0) this.#record({ clear: true });
  }

  #record(record: AccountRecord): void {
    this.#journal?.append(record);
    this.#apply(record);
  }

  #apply(record: AccountRecord): void {
    if ('clear' in record) {
      this.#byId.clear();
      this.#idByEmail.clear();
    } else if ('remove' in record) {
      this.#forgetEmail(record.remove);
      this.#byId.delete(record.remove);
    } else {
      this.#forgetEmail(record.put.localId);
      this.#byId.set(record.put.localId, record.put);
      this.#idByEmail.set(record.put.email, record.put.localId);
    }
  }

  #forgetEmail(localId: string): void {
    const account = this.#byId.get(localId);
    if (account !== undefined) this.#idByEmail.delete(account.email);
  }
}
