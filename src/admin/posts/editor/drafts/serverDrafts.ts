import {
  type CollectionReference,
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { createStore } from '#src/components/state/createStore.ts';
import { isPostValues } from '#src/features/posts/data/postFields.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { auth, firestore } from '#src/firebase/firebase.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { deleteBrowserDraft } from './browserDrafts.ts';
import { formIdOf, type ServerDraft } from './drafts.ts';

function drafts(): CollectionReference {
  return collection(firestore, 'drafts');
}

/** Drafts removed during this visit: a read that began earlier may still return them. */
const removed = new Set<string>();

const maxOffered = 20;

const maxSearched = 200;

/** @returns false if the save failed */
export function saveServerDraft({ id, ...draft }: ServerDraft): Promise<boolean> {
  removed.delete(id);
  return inSequence(id, () =>
    commitWrite(async (transaction) => void transaction.set(doc(drafts(), id), draft)),
  );
}

export function removeServerDraft(id: string): Promise<boolean> {
  removed.add(id);
  return inSequence(id, () => commitWrite(async (transaction) => void transaction.delete(doc(drafts(), id))));
}

/** Key of the last draft this tab removed; other tabs get a storage event. */
export const lastRemovedDraft = createStore<string | null>(null);

/** Removes both the browser's and the server's copy. */
export function removeDraft(key: string): void {
  deleteBrowserDraft(key);
  void removeServerDraft(formIdOf(key));
  lastRemovedDraft.set(key);
}

/** The last write of each draft. */
const lastWrites = new Map<string, Promise<boolean>>();

/** Runs the writes of a draft one after another: a late save must not undo its removal. */
function inSequence(id: string, write: () => Promise<void>): Promise<boolean> {
  const result = (lastWrites.get(id) ?? Promise.resolve(true)).then(() => settle(write));
  lastWrites.set(id, result);
  return result;
}

/** Empty if the server cannot be reached; unreadable drafts are skipped. */
export async function fetchServerDrafts(): Promise<ServerDraft[]> {
  let found: ServerDraft[] = [];
  await settle(async () => {
    found = await readNewest(maxOffered);
  });
  return found;
}

/** Reads more drafts than are offered, and reports an unreachable server. */
export function searchServerDrafts(): Promise<Result<{ drafts: ServerDraft[] }>> {
  return toResult(postMessages.drafts, async () => ({ drafts: await readNewest(maxSearched) }));
}

async function readNewest(maxDrafts: number): Promise<ServerDraft[]> {
  const newest = query(drafts(), orderBy('savedAt', 'desc'), limit(maxDrafts));
  const { docs } = await readOnce(() => getDocsFromServer(newest));
  const read = docs.flatMap((row) => toServerDraft(row.id, row.data()) ?? []);
  return read.filter(({ id }) => !removed.has(id));
}

function toServerDraft(id: string, data: Readonly<Record<string, unknown>>): ServerDraft | null {
  const { postId, isNew, values, baseUpdatedAt, savedAt } = data;
  if (typeof postId !== 'string' || typeof savedAt !== 'number' || !isPostValues(values)) return null;
  return {
    id,
    postId,
    isNew: isNew === true,
    values,
    baseUpdatedAt: typeof baseUpdatedAt === 'number' ? baseUpdatedAt : null,
    savedAt,
  };
}

async function settle(operation: () => Promise<void>): Promise<boolean> {
  if (auth.currentUser === null) return false;
  try {
    await operation();
    return true;
  } catch (error) {
    // After signing out, the refusal is expected.
    if (auth.currentUser !== null) console.warn('Drafts could not be read from Firestore:', error);
    return false;
  }
}
