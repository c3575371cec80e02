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
import { type Autosave, toAutosave } from './autosave.ts';

/** Lets the admin continue on another device. */
function autosaves(): CollectionReference {
  return collection(firestoreLite, 'drafts');
}

const maxAutosaves = 200;

/** `other` is a copy that this form does not know: the draft was changed on another device. */
type Sync = { isSaved: boolean; other?: Autosave };

/**
 * Does not overwrite a copy that the form does not know.
 * @param known `savedAt` of the copies that it has loaded or sent
 */
export function saveServerAutosave(
  { key, syncedAt: _, ...autosave }: Autosave,
  known: ReadonlySet<number | undefined>,
): Promise<Sync> {
  return inSequence<Sync>({ isSaved: false }, async (transaction) => {
    const other = await readAutosave(transaction, key);
    if (other && !known.has(other.savedAt)) return { isSaved: false, other };
    transaction.set(doc(autosaves(), key), allWellFormed(autosave));
    return { isSaved: true };
  });
}

function allWellFormed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? wellFormed(part) : part));
}

/** @param known if given, a copy that the form does not know stays, and is offered once the form is closed */
export function removeServerAutosave(key: string, known?: ReadonlySet<number | undefined>): Promise<boolean> {
  return inSequence(false, async (transaction) => {
    const other = known && (await readAutosave(transaction, key));
    if (other && !known.has(other.savedAt)) return false;
    transaction.delete(doc(autosaves(), key));
    lastRead = lastRead.filter((copy) => copy.key !== key);
    return true;
  });
}

async function readAutosave(transaction: Transaction, key: string): Promise<Autosave | null> {
  return toServerAutosave(key, (await transaction.get(doc(autosaves(), key))).data());
}

/** The newest copies that this visit has read, for when the server can't be reached. */
let lastRead: readonly Autosave[] = [];

export function lastReadAutosaves(): readonly Autosave[] {
  return lastRead;
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Writes run one after another, so that a late save can't bring back a removed draft. Reads wait for the last write. */
function inSequence<T>(failed: T, write: (transaction: Transaction) => Promise<T>): Promise<T> {
  const result = lastWrite
    .then(() => commitWrite(write))
    .catch((error: unknown) => {
      // After a logout, the failure is expected.
      if (auth.currentUser !== null) console.warn("Couldn't change the draft on the server:", error);
      return failed;
    });
  lastWrite = result;
  return result;
}

export async function fetchServerAutosave(key: string): Promise<Autosave | null> {
  await lastWrite;
  return toServerAutosave(key, (await request(() => getDoc(doc(autosaves(), key)))).data());
}

/** Newest first; skips unreadable drafts. */
export async function fetchServerAutosaves(): Promise<Autosave[]> {
  await lastWrite;
  const newest = query(autosaves(), orderBy('savedAt', 'desc'), limit(maxAutosaves));
  const { docs } = await request(() => getDocs(newest));
  lastRead = docs.flatMap((row) => toServerAutosave(row.id, row.data()) ?? []);
  return [...lastRead];
}

function toServerAutosave(key: string, data: Readonly<Record<string, unknown>> = {}): Autosave | null {
  const autosave = toAutosave(key, data);
  return autosave && { ...autosave, syncedAt: autosave.savedAt };
}
