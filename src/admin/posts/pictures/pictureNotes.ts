import {
  type CollectionReference,
  collection,
  doc,
  getDocs,
  type Transaction,
} from 'firebase/firestore/lite';
import { wellFormed } from '#src/components/form/fieldRules.ts';
import { parsePictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite, request } from '#src/firebase/requests.ts';

export type PictureNote = { name: string; description: string };

/** By the picture's id. Not in Storage, which shows a file's metadata to everyone who has its URL. */
function notes(): CollectionReference {
  return collection(firestoreLite, 'pictures');
}

/** @param url of an uploaded picture; any other is left out */
export async function notePicture(url: string, note: Partial<PictureNote>): Promise<void> {
  const id = parsePictureUrl(url)?.id;
  if (id === undefined) return;
  const texts = Object.entries(note).map(([key, text]) => [key, wellFormed(text.trim())]);
  await write((transaction) => transaction.set(doc(notes(), id), Object.fromEntries(texts), { merge: true }));
}

export function forgetPicture(id: string): Promise<void> {
  return write((transaction) => transaction.delete(doc(notes(), id)));
}

/** Offline, waits for the connection. Fails silently, since a picture can be used without its note. */
async function write(change: (transaction: Transaction) => unknown): Promise<void> {
  try {
    await commitWrite(async (transaction) => void change(transaction));
  } catch (error) {
    if (navigator.onLine) return console.warn("Couldn't note an image's name or description:", error);
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await write(change);
  }
}

/** By id. @throws the underlying error */
export async function fetchPictureNotes(): Promise<ReadonlyMap<string, PictureNote>> {
  const { docs } = await request(() => getDocs(notes()));
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return new Map(
    docs.map((row) => [row.id, { name: text(row.get('name')), description: text(row.get('description')) }]),
  );
}
