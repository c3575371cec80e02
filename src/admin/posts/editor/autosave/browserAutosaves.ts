import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { withTimeout } from '#src/firebase/timeout.ts';
import { type Autosave, toAutosave } from './autosave.ts';

/** A browser may never respond to a database request. After this long, in ms, it counts as refused. */
const deadlineMs = 4_000;

type Autosaves = DBSchema & { drafts: { key: string; value: Autosave } };

let database: Promise<IDBPDatabase<Autosaves>> | undefined;

/** Opened once, and reopened after a failure or after the browser closed it, as phones do in the background. */
async function openDatabase(): Promise<IDBPDatabase<Autosaves>> {
  const forget = () => {
    database = undefined;
  };
  database ??= openDB<Autosaves>('post-drafts', 1, {
    upgrade: (opened) => void opened.createObjectStore('drafts', { keyPath: 'key' }),
    terminated: forget,
  });
  database.catch(forget);
  return database;
}

/** Resolves once the draft is on the disk; false if the browser refuses, because storage is full or disabled. */
export function saveBrowserAutosave(autosave: Autosave): Promise<boolean> {
  return write((store) => store.put(autosave));
}

/** Unless newer text has been stored in the meantime. */
export async function markAutosaveSent({ key, savedAt }: Autosave): Promise<void> {
  try {
    await withTimeout(openDatabase().then(mark), deadlineMs);
  } catch (error) {
    console.warn("Couldn't mark the draft in this browser as sent:", error);
  }

  async function mark(autosaves: IDBPDatabase<Autosaves>): Promise<void> {
    const transaction = autosaves.transaction('drafts', 'readwrite');
    const stored = await transaction.store.get(key);
    if (stored?.savedAt === savedAt) await transaction.store.put({ ...stored, syncedAt: savedAt });
    await transaction.done;
  }
}

export function deleteBrowserAutosave(key: string): Promise<boolean> {
  return write((store) => store.delete(key));
}

export function deleteAllBrowserAutosaves(): Promise<boolean> {
  return write((store) => store.clear());
}

/** Skips unreadable drafts. @param key of the only one to load */
export async function loadBrowserAutosaves(key?: string): Promise<Autosave[]> {
  try {
    const found = await withTimeout(
      openDatabase().then((autosaves) => autosaves.getAll('drafts', key)),
      deadlineMs,
    );
    return found.flatMap((stored) => toAutosave(stored.key, stored) ?? []);
  } catch (error) {
    console.warn("Couldn't load the drafts in this browser:", error);
    return [];
  }
}

type AutosaveStore = IDBPObjectStore<Autosaves, ['drafts'], 'drafts', 'readwrite'>;

async function write(change: (store: AutosaveStore) => Promise<unknown>): Promise<boolean> {
  try {
    await withTimeout(openDatabase().then(commit), deadlineMs);
    return true;
  } catch (error) {
    console.warn("Couldn't store the draft in this browser:", error);
    return false;
  }

  function commit(autosaves: IDBPDatabase<Autosaves>): Promise<unknown> {
    // Without `strict`, the browser reports success before the text survives a power failure.
    const transaction = autosaves.transaction('drafts', 'readwrite', { durability: 'strict' });
    const changed = change(transaction.store);
    // A closing page never gets the request's result, so the transaction would not commit automatically.
    transaction.commit();
    return Promise.all([changed, transaction.done]);
  }
}
