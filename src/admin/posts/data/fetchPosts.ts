import {
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { nextCursor, type Page, pageSize } from '#src/admin/shared/list/page.ts';
import { orThrow, reading } from '#src/admin/shared/queries.ts';
import { type Result, toResult } from '#src/components/result.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import { type AnyPost, distinctTags, type PostCategory } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { fetchCurrentArchive } from '#src/features/posts/data/staticPosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { request } from '#src/firebase/requests.ts';
import { isReadable } from '#src/firebase/storedFields.ts';
import { storedPosts } from './postCollection.ts';

export type PostFilter = {
  category?: PostCategory | undefined;
  published?: boolean | undefined;
};

/** Arguments for `where`, which each of the two SDKs exports. */
type Condition = readonly [field: string, operator: '==', value: unknown];

export function postConditions({ category, published }: PostFilter): Condition[] {
  return [
    ...(published === undefined ? [] : [['published', '==', published] as const]),
    ...(category ? [['category', '==', category] as const] : []),
  ];
}

export type AdminPostPage = PostFilter & { direction: 'asc' | 'desc'; size: number };

/** Drafts included. */
export function fetchAdminPostPage(
  wanted: AdminPostPage & { after?: QueryDocumentSnapshot | null },
): Promise<Result<Page<AnyPost, QueryDocumentSnapshot>>> {
  const { size, direction, after, ...filter } = wanted;
  const page = query(
    storedPosts(),
    ...postConditions(filter).map((condition) => where(...condition)),
    orderBy('createdAt', direction),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
  return toResult(postMessages.list, async () => {
    const { docs } = await request(() => getDocs(page));
    return { rows: docs.map((row) => toPost(row.id, row.data())), nextCursor: nextCursor(docs, size) };
  });
}

/** Returns a partly unreadable post, too, so that it can be repaired. @throws the underlying error */
export async function fetchPost(id: string): Promise<AnyPost | undefined> {
  // An id from a URL can contain a slash, which Firestore ids cannot: encoded, it matches no post.
  const stored = await request(() => getDoc(doc(storedPosts(), encodeURIComponent(id))));
  return stored.exists() ? toPost(stored.id, stored.data()) : undefined;
}

/** Not in batches: it is needed only before an image is deleted, to find the posts that show it. */
export function fetchAllPosts(): Promise<AnyPost[]> {
  return reading(postMessages.list, async () => {
    const { docs } = await request(() => getDocs(storedPosts()));
    return docs.map((row) => toPost(row.id, row.data()));
  });
}

export function countPosts(filter: PostFilter = {}): Promise<number> {
  const matching = query(storedPosts(), ...postConditions(filter).map((condition) => where(...condition)));
  return reading(postMessages.list, async () => (await request(() => getCount(matching))).data().count);
}

/** The newest published posts. */
export async function fetchNewestPublished(): Promise<readonly AnyPost[]> {
  return (await orThrow(fetchAdminPostPage({ published: true, direction: 'desc', size: pageSize }))).rows;
}

/** All published posts without their content: the newest as given, the others from the built archive, which costs no reads. */
export async function withOlderPublished(newest: readonly AnyPost[]): Promise<PostSummary[]> {
  const archive = await fetchCurrentArchive().catch(() => null);
  const posts = newest.filter(isReadable);
  const older = archive?.posts.filter(({ id }) => posts.every((post) => post.id !== id)) ?? [];
  return [...posts, ...older];
}

const maxDrafts = 50;

/** The tags of all published posts and of the newest drafts. */
export async function fetchTagsInUse(newest: readonly AnyPost[]): Promise<string[]> {
  const [published, drafts] = await Promise.all([
    withOlderPublished(newest),
    orThrow(fetchAdminPostPage({ published: false, direction: 'desc', size: maxDrafts })),
  ]);
  return distinctTags([...published, ...drafts.rows].flatMap(({ tags }) => tags));
}
