import {
  type CollectionReference,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type Transaction,
} from 'firebase/firestore/lite';
import { wellFormed } from '#src/components/form/fieldRules.ts';
import { auth } from '#src/firebase/firebase.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite, request } from '#src/firebase/requests.ts';
import { type PostDraft, toDraft } from './postDraft.ts';

/** Lets the admin continue on another device. */
function drafts(): CollectionReference {
  return collection(firestoreLite, 'drafts');
}

const maxDrafts = 200;

/** `other` is a copy that this form does not know: the draft was changed on another device. */
type Sync = { isSaved: boolean; other?: PostDraft };

/**
 * Does not overwrite a copy that the form does not know.
 * @param known `savedAt` of the copies that it has loaded or sent
 */
export function saveServerDraft(
  { key, syncedAt: _, ...draft }: PostDraft,
  known: ReadonlySet<number | undefined>,
): Promise<Sync> {
  return inSequence<Sync>({ isSaved: false }, async (transaction) => {
    const other = await readDraft(transaction, key);
    if (other && !known.has(other.savedAt)) return { isSaved: false, other };
    transaction.set(doc(drafts(), key), allWellFormed(draft));
    return { isSaved: true };
  });
}

function allWellFormed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? wellFormed(part) : part));
}

/** @param known if given, a copy that the form does not know stays, and is offered once the form is closed */
export function removeServerDraft(key: string, known?: ReadonlySet<number | undefined>): Promise<boolean> {
  return inSequence(false, async (transaction) => {
    const other = known && (await readDraft(transaction, key));
    if (other && !known.has(other.savedAt)) return false;
    transaction.delete(doc(drafts(), key));
    return true;
  });
}

async function readDraft(transaction: Transaction, key: string): Promise<PostDraft | null> {
  return toServerDraft(key, (await transaction.get(doc(drafts(), key))).data());
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** One after another: a late save must not bring a removed draft back. Reads wait for the last write. */
function inSequence<T>(failed: T, write: (transaction: Transaction) => Promise<T>): Promise<T> {
  const result = lastWrite
    .then(() => commitWrite(write))
    .catch((error: unknown) => {
      // After logging out, the refusal is expected.
      if (auth.currentUser !== null) console.warn("Couldn't change the draft on the server:", error);
      return failed;
    });
  lastWrite = result;
  return result;
}

export async function fetchServerDraft(key: string): Promise<PostDraft | null> {
  await lastWrite;
  return toServerDraft(key, (await request(() => getDoc(doc(drafts(), key)))).data());
}

/** Newest first; skips unreadable drafts. */
export async function fetchServerDrafts(): Promise<PostDraft[]> {
  await lastWrite;
  const newest = query(drafts(), orderBy('savedAt', 'desc'), limit(maxDrafts));
  const { docs } = await request(() => getDocs(newest));
  return docs.flatMap((row) => toServerDraft(row.id, row.data()) ?? []);
}

function toServerDraft(key: string, data: Readonly<Record<string, unknown>> = {}): PostDraft | null {
  const draft = toDraft(key, data);
  return draft && { ...draft, syncedAt: draft.savedAt };
}
