import { isPostValues } from '#src/features/posts/data/postFields.ts';
import type { PostDraft } from './drafts.ts';

const storeName = 'drafts';

let database: Promise<IDBDatabase> | undefined;

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

export async function loadBrowserDraft(key: string): Promise<PostDraft | null> {
  const found = await read((store) => store.get(key));
  return isDraft(found) ? found : null;
}

/** Skips unreadable drafts. */
export async function loadBrowserDrafts(): Promise<PostDraft[]> {
  const found = await read((store) => store.getAll());
  return Array.isArray(found) ? found.filter(isDraft) : [];
}

export async function hasBrowserDrafts(): Promise<boolean> {
  return (await loadBrowserDrafts()).length > 0;
}

async function write(change: (store: IDBObjectStore) => IDBRequest): Promise<boolean> {
  try {
    const opened = await open();
    await new Promise<void>((resolve, reject) => {
      // Without `strict`, the browser reports success before the text survives a power failure.
      const transaction = opened.transaction(storeName, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change(transaction.objectStore(storeName));
      // A page that is being closed does not hear of the request, and would not commit by itself.
      transaction.commit();
    });
    return true;
  } catch (error) {
    console.warn('The browser did not store a draft:', error);
    return false;
  }
}

async function read(find: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    return await answer(find((await open()).transaction(storeName).objectStore(storeName)));
  } catch (error) {
    console.warn('The browser did not return its drafts:', error);
    return undefined;
  }
}

/** Opened once; again after a failure. */
function open(): Promise<IDBDatabase> {
  database ??= openDatabase().catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('post-drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
  const opened = await answer(request);
  opened.onclose = () => {
    database = undefined;
  };
  return opened;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isDraft(found: unknown): found is PostDraft {
  if (typeof found !== 'object' || found === null) return false;
  const { savedAt, saveId, postId, values } = found as Partial<PostDraft>;
  const isComplete = typeof savedAt === 'number' && typeof saveId === 'string' && typeof postId === 'string';
  return isComplete && isPostValues(values);
}
