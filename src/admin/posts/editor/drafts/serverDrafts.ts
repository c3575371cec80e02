import {
  type CollectionReference,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
} from 'firebase/firestore/lite';
import { isPostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { auth } from '#src/firebase/firebase.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite, request } from '#src/firebase/requests.ts';
import type { PostDraft } from './drafts.ts';

/** Lets the admin continue on another device. */
function drafts(): CollectionReference {
  return collection(firestoreLite, 'drafts');
}

const maxDrafts = 200;

/** The last write of each draft: they run one after another, and a list waits for them. */
const lastWrites = new Map<string, Promise<unknown>>();

/** `other` is a copy that this form does not know: another device has continued the draft. */
type Sync = { isSaved: boolean; other?: PostDraft };

/**
 * Does not overwrite a copy that the form does not know.
 * @param known `savedAt` of the copies that it has loaded or sent
 */
export function saveServerDraft(
  { key, syncedAt: _, ...draft }: PostDraft,
  known: ReadonlySet<number>,
): Promise<Sync> {
  return inSequence(key, { isSaved: false }, () =>
    commitWrite<Sync>(async (transaction) => {
      const stored = await transaction.get(doc(drafts(), key));
      const other = stored.exists() ? toServerDraft(key, stored.data()) : null;
      if (other && !known.has(other.savedAt)) return { isSaved: false, other };
      transaction.set(doc(drafts(), key), draft);
      return { isSaved: true };
    }),
  );
}

export function removeServerDraft(key: string): Promise<boolean> {
  return inSequence(key, false, () =>
    commitWrite(async (transaction) => {
      transaction.delete(doc(drafts(), key));
      return true;
    }),
  );
}

function inSequence<T>(key: string, failed: T, write: () => Promise<T>): Promise<T> {
  const last = lastWrites.get(key) ?? Promise.resolve();
  const result = last.then(write).catch((error: unknown) => {
    // After logging out, the refusal is expected.
    if (auth.currentUser !== null) console.warn('The server did not change a draft:', error);
    return failed;
  });
  lastWrites.set(key, result);
  return result;
}

export async function fetchServerDraft(key: string): Promise<PostDraft | null> {
  await lastWrites.get(key);
  const stored = await request(() => getDoc(doc(drafts(), key)));
  return toServerDraft(key, stored.data() ?? {});
}

/** Newest first; skips unreadable drafts. */
export async function fetchServerDrafts(): Promise<PostDraft[]> {
  await Promise.all(lastWrites.values());
  const newest = query(drafts(), orderBy('savedAt', 'desc'), limit(maxDrafts));
  const { docs } = await request(() => getDocs(newest));
  return docs.flatMap((row) => toServerDraft(row.id, row.data()) ?? []);
}

function toServerDraft(key: string, data: Readonly<Record<string, unknown>>): PostDraft | null {
  const { postId, values, baseUpdatedAt, saveId, savedAt } = data;
  if (typeof postId !== 'string' || typeof saveId !== 'string') return null;
  if (typeof savedAt !== 'number' || !isPostValues(values)) return null;
  const base = typeof baseUpdatedAt === 'number' ? baseUpdatedAt : null;
  return {
    key,
    postId,
    saveId,
    values: pickWrittenFields(values),
    baseUpdatedAt: base,
    savedAt,
    syncedAt: savedAt,
  };
}
