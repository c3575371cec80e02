import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { loadEnv } from 'vite';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { readEnvironment } from '#src/env.ts';
import { type Post, postPageSize } from '#src/features/posts/data/post.ts';
import { postCollectionName, toPost } from '#src/features/posts/data/postRecord.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { rssBody } from './rssBody.tsx';

type EmbeddedProject = Omit<EmbeddedFirebaseOptions, 'directory'>;

/** Newest first, with the rights of a visitor: from the configured project, or from an embedded one with the sample content. */
export async function readPublishedPosts(embedded: EmbeddedProject = embeddedProject): Promise<Post[]> {
  const { firebase } = readEnvironment(loadEnv('production', process.cwd()));
  // Without the API key, which may be restricted to the site's pages.
  if (firebase) return withFirestore({ projectId: firebase.projectId }, readAll);
  const emulator = await startEmulator({ ...embedded, directory: null });
  try {
    return await withFirestore({ projectId: embedded.projectId }, (firestore) => {
      connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);
      return readAll(firestore);
    });
  } finally {
    await emulator.stop();
  }
}

async function withFirestore(
  config: object,
  read: (firestore: Firestore) => Promise<Post[]>,
): Promise<Post[]> {
  const app = initializeApp(config);
  try {
    return await read(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

async function readAll(firestore: Firestore): Promise<Post[]> {
  const page = query(
    collection(firestore, postCollectionName),
    where('published', '==', true),
    limit(postPageSize),
  );
  // Ordered by id, because ordering by date would omit posts without one.
  const posts: Post[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(last ? query(page, startAfter(last)) : page);
    posts.push(...docs.map((row) => toPost(row.id, row.data())));
    last = docs.length < postPageSize ? undefined : docs.at(-1);
  } while (last);
  return publishable(posts.sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0)));
}

/** @throws if a post cannot be published, because the site would silently lose an article */
function publishable(posts: readonly Post[]): Post[] {
  const faults = posts.flatMap((post) => faultOf(post) ?? []);
  if (faults.length > 0) {
    const list = `Published posts that can't be read:\n${faults.join('\n')}`;
    if (!process.argv.includes('--skip-unreadable')) {
      throw new Error(
        `${list}\nRepair them in the admin area, or deploy without them: npm run deploy -- --skip-unreadable`,
      );
    }
    console.warn(list);
  }
  // Only the admin area needs to know which save wrote a post.
  return posts.filter((post) => faultOf(post) === null).map(({ saveId: _, ...post }) => post);
}

function faultOf(post: Post): string | null {
  const undated = post.createdAt === null ? 'Missing: createdAt' : null;
  const fault = isInvalidDocument(post) ? post.invalidReason : (undated ?? drawingFault(post));
  return fault && `- ${JSON.stringify(post.id)}: ${fault}`;
}

function drawingFault({ content }: Post): string | null {
  try {
    rssBody(content);
    return null;
  } catch (error) {
    return String(error);
  }
}
