import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  limit,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { newestFirst } from '#src/features/posts/data/archive.ts';
import { type AnyPost, postPageSize } from '#src/features/posts/data/post.ts';
import { postCollectionName, toPost } from '#src/features/posts/data/postRecord.ts';

/** A project in the cloud, or one in an emulator on this machine. */
export type Database = { projectId: string; emulatorPort?: number };

/** All published posts, newest first, with the rights of a visitor. Some may be unreadable. */
export async function queryPublishedPosts({ projectId, emulatorPort }: Database): Promise<AnyPost[]> {
  // Sends no API key, which may be restricted to the site's pages. Each query creates an app of its own and deletes it.
  const app = initializeApp({ projectId }, randomUUID());
  try {
    const firestore = getFirestore(app);
    if (emulatorPort !== undefined) connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort);
    const page = query(
      collection(firestore, postCollectionName),
      where('published', '==', true),
      limit(postPageSize),
    );
    // Ordered by id, because ordering by date would omit posts without one.
    const posts: AnyPost[] = [];
    let last: QueryDocumentSnapshot | undefined;
    do {
      const { docs } = await getDocs(last ? query(page, startAfter(last)) : page);
      posts.push(...docs.map((row) => toPost(row.id, row.data())));
      last = docs.length < postPageSize ? undefined : docs.at(-1);
    } while (last);
    return posts.sort(newestFirst);
  } finally {
    await deleteApp(app);
  }
}
