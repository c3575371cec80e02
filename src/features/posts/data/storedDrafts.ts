import { collection, doc, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { auth, firestore } from '#src/firebase/firebase.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { postMessages } from './messages.ts';
import { isPostValues, type PostValues } from './postFields.ts';

/** Unfinished text of one post form, kept on the server for the admin's other devices. */
export type StoredDraft = {
  id: string;
  /** Of the edited post, or what a new post is going to have. */
  postId: string;
  isNew: boolean;
  values: PostValues;
  baseUpdatedAt: number | null;
  /** By the clock of the device that wrote it, in ms. */
  savedAt: number;
};

const drafts = collection(firestore, 'drafts');

/** During this visit: a read may be ahead of the removal. */
const removed = new Set<string>();

const maxOffered = 20;

const maxSearched = 200;

/** @returns false when that failed: the browser has the text all the same */
export function storeDraft({ id, ...draft }: StoredDraft): Promise<boolean> {
  removed.delete(id);
  return settle(async () => {
    await commitWrite(async (transaction) => void transaction.set(doc(drafts, id), draft));
  });
}

export function removeStoredDraft(id: string, after?: Promise<unknown>): Promise<boolean> {
  removed.add(id);
  return settle(async () => {
    await after;
    await commitWrite(async (transaction) => void transaction.delete(doc(drafts, id)));
  });
}

/** None when the server cannot be reached; unreadable ones are skipped. */
export async function fetchStoredDrafts(): Promise<StoredDraft[]> {
  let found: StoredDraft[] = [];
  await settle(async () => {
    found = await readNewest(maxOffered);
  });
  return found;
}

/** Also those that are not offered yet; says when the server cannot be reached. */
export function searchStoredDrafts(): Promise<Result<{ drafts: StoredDraft[] }>> {
  return toResult(postMessages.drafts, async () => ({ drafts: await readNewest(maxSearched) }));
}

async function readNewest(most: number): Promise<StoredDraft[]> {
  const newest = query(drafts, orderBy('savedAt', 'desc'), limit(most));
  const { docs } = await readOnce(() => getDocsFromServer(newest));
  const read = docs.flatMap((row) => toStoredDraft(row.id, row.data()) ?? []);
  return read.filter(({ id }) => !removed.has(id));
}

function toStoredDraft(id: string, data: Readonly<Record<string, unknown>>): StoredDraft | null {
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
    // Refused because the admin has signed out meanwhile: nobody is there to be told.
    if (auth.currentUser !== null) console.warn('Firestore could not be asked for drafts:', error);
    return false;
  }
}
