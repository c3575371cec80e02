import {
  documentId,
  getCountFromServer,
  getDocsFromServer,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { nextCursor } from '#src/firebase/nextCursor.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { postMessages } from './messages.ts';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import {
  type AdminPostFilter,
  type AdminPostPage,
  filteredPosts,
  firstPostPage,
  publishedPosts,
} from './postQueries.ts';

/** Where a page ended; a prerendered post will do, since it needs no more than these two. */
export type PostCursor = Pick<Post, 'id' | 'createdAt'>;

/** A page of posts; `after` leads to the next one and is `null` on the last. */
export type PostPage<Cursor = PostCursor> = { posts: Post[]; after: Cursor | null };

/** Reads one page of published posts behind `after`, newest first, once. */
export function fetchPostPage(from: {
  category?: PostCategory | undefined;
  after?: PostCursor | null | undefined;
}): Promise<Result<PostPage>> {
  return toResult(postMessages.list, async () => {
    const page = from.after
      ? query(
          publishedPosts(from.category),
          orderBy(documentId(), 'desc'),
          startAfter(Timestamp.fromMillis(from.after.createdAt ?? 0), from.after.id),
        )
      : publishedPosts(from.category);
    const rows = (await readOnce(() => getDocsFromServer(page))).docs.map((row) => row.data());
    return { posts: rows.filter((post) => !isUnreadable(post)), after: pageEnd(rows) };
  });
}

/** Where a page of visitors' posts leads on; `null` when it was not full, so that nothing can follow. */
export function pageEnd(posts: readonly Post[]): PostCursor | null {
  return posts.length < postPageSize ? null : (posts.at(-1) ?? null);
}

/** Reads one page of the admin's list, drafts included, once. */
export function fetchAdminPostPage(
  page: AdminPostPage & { after?: QueryDocumentSnapshot<Post> | null },
): Promise<Result<PostPage<QueryDocumentSnapshot<Post>>>> {
  return toResult(postMessages.list, async () => {
    const first = firstPostPage(page);
    const { docs } = await readOnce(() =>
      getDocsFromServer(page.after ? query(first, startAfter(page.after)) : first),
    );
    return {
      posts: docs.map((row) => row.data()),
      after: nextCursor(docs, page.size),
    };
  });
}

/** Counts the admin's posts of a filter without reading them. */
export function countPosts(filter: AdminPostFilter = {}): Promise<Result<{ count: number }>> {
  return toResult(postMessages.list, async () => {
    const answer = await readOnce(() => getCountFromServer(filteredPosts(filter)));
    return { count: answer.data().count };
  });
}
