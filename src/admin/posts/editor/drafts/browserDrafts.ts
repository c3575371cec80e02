import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { withTimeout } from '#src/firebase/timeout.ts';
import { type PostDraft, toDraft } from './postDraft.ts';

/** A browser can leave a request to its database unanswered. After this long, in ms, it counts as refused. */
const deadlineMs = 2_000;

type Drafts = DBSchema & { drafts: { key: string; value: PostDraft } };

let database: Promise<IDBPDatabase<Drafts>> | undefined;

/** Opened once, and reopened after a failure or after the browser closed it, as phones do in the background. */
async function open(): Promise<IDBPDatabase<Drafts>> {
  const forget = () => {
    database = undefined;
  };
  database ??= openDB<Drafts>('post-drafts', 1, {
    upgrade: (opened) => void opened.createObjectStore('drafts', { keyPath: 'key' }),
    terminated: forget,
  });
  database.catch(forget);
  return database;
}

/** Resolves once the draft is on the disk; false if the browser refuses, because storage is full or disabled. */
export function saveBrowserDraft(draft: PostDraft): Promise<boolean> {
  return write((store) => store.put(draft));
}

export function deleteBrowserDraft(key: string): Promise<boolean> {
  return write((store) => store.delete(key));
}

export function deleteAllBrowserDrafts(): Promise<boolean> {
  return write((store) => store.clear());
}

/** Skips unreadable drafts. */
export async function loadBrowserDrafts(): Promise<PostDraft[]> {
  try {
    const found = await withTimeout(
      open().then((drafts) => drafts.getAll('drafts')),
      deadlineMs,
    );
    return found.flatMap((stored) => toDraft(stored.key, stored) ?? []);
  } catch (error) {
    console.warn("Couldn't load the drafts in this browser:", error);
    return [];
  }
}

export async function loadBrowserDraft(key: string): Promise<PostDraft | null> {
  return (await loadBrowserDrafts()).find((draft) => draft.key === key) ?? null;
}

type DraftStore = IDBPObjectStore<Drafts, ['drafts'], 'drafts', 'readwrite'>;

async function write(change: (store: DraftStore) => Promise<unknown>): Promise<boolean> {
  try {
    await withTimeout(open().then(commit), deadlineMs);
    return true;
  } catch (error) {
    console.warn("Couldn't store the draft in this browser:", error);
    return false;
  }

  function commit(drafts: IDBPDatabase<Drafts>): Promise<unknown> {
    // Without `strict`, the browser reports success before the text survives a power failure.
    const transaction = drafts.transaction('drafts', 'readwrite', { durability: 'strict' });
    const changed = change(transaction.store);
    // A closing page never gets the request's result, and would not commit by itself.
    transaction.commit();
    return Promise.all([changed, transaction.done]);
  }
}
