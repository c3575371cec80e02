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
import { type Result, toResult } from '#src/components/result.ts';
import { type AnyPost, distinctTags } from '#src/features/posts/data/post.ts';
import { type PostFilter, postConditions, toPage, toPost } from '#src/features/posts/data/postRecord.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Page } from '#src/firebase/page.ts';
import { request } from '#src/firebase/requests.ts';
import { storedPosts } from './postCollection.ts';

export type AdminPostPage = PostFilter & {
  direction: 'asc' | 'desc';
  size: number;
};

export function fetchAdminPostPage({
  size,
  direction,
  after,
  ...filter
}: AdminPostPage & { after?: QueryDocumentSnapshot | null }): Promise<
  Result<Page<AnyPost, QueryDocumentSnapshot>>
> {
  const page = query(
    storedPosts(),
    ...postConditions(filter).map((condition) => where(...condition)),
    orderBy('createdAt', direction),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
  return toResult(postMessages.list, async () => toPage((await request(() => getDocs(page))).docs, size));
}

/** Also a post that cannot be read completely, so that it can be repaired. @throws the underlying error */
export async function fetchPost(id: string): Promise<AnyPost | undefined> {
  // An id from a URL can contain a slash, which Firestore ids cannot: encoded, it matches no post.
  const stored = await request(() => getDoc(doc(storedPosts(), encodeURIComponent(id))));
  return stored.exists() ? toPost(stored.id, stored.data()) : undefined;
}

/** In one request, because it is rarely needed. */
export function fetchAllPosts(): Promise<Result<{ posts: AnyPost[] }>> {
  return toResult(postMessages.list, async () => {
    const { docs } = await request(() => getDocs(storedPosts()));
    return { posts: docs.map((row) => toPost(row.id, row.data())) };
  });
}

export function countPosts(filter: PostFilter = {}): Promise<Result<{ count: number }>> {
  const matching = query(storedPosts(), ...postConditions(filter).map((condition) => where(...condition)));
  return toResult(postMessages.list, async () => ({
    count: (await request(() => getCount(matching))).data().count,
  }));
}

/** The tags of the newest 50 posts: a fixed number, so that the cost does not grow with the blog. */
export async function fetchTagsInUse(): Promise<Result<{ tags: string[] }>> {
  const page = await fetchAdminPostPage({ direction: 'desc', size: 50 });
  return page.success ? { success: true, tags: distinctTags(page.rows.flatMap(({ tags }) => tags)) } : page;
}
