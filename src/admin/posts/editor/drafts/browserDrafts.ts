import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type PostDraft, toDraft } from './postDraft.ts';

type Drafts = DBSchema & { drafts: { key: string; value: PostDraft } };

let database: Promise<IDBPDatabase<Drafts>> | undefined;

/** Opened once; again after a failure, and after the browser has closed it, as a phone does in the background. */
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
    const found = await (await open()).getAll('drafts');
    return found.flatMap((stored) => toDraft(stored.key, stored) ?? []);
  } catch (error) {
    console.warn('The browser did not return its drafts:', error);
    return [];
  }
}

export async function loadBrowserDraft(key: string): Promise<PostDraft | null> {
  return (await loadBrowserDrafts()).find((draft) => draft.key === key) ?? null;
}

export async function hasBrowserDrafts(): Promise<boolean> {
  return (await loadBrowserDrafts()).length > 0;
}

type DraftStore = IDBPObjectStore<Drafts, ['drafts'], 'drafts', 'readwrite'>;

async function write(change: (store: DraftStore) => Promise<unknown>): Promise<boolean> {
  try {
    // Without `strict`, the browser reports success before the text survives a power failure.
    const transaction = (await open()).transaction('drafts', 'readwrite', { durability: 'strict' });
    const changed = change(transaction.store);
    // A page that is being closed does not hear of the request, and would not commit by itself.
    transaction.commit();
    await Promise.all([changed, transaction.done]);
    return true;
  } catch (error) {
    console.warn('The browser did not store a draft:', error);
    return false;
  }
}
