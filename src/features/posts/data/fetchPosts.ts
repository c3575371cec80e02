import {
  documentId,
  getCountFromServer,
  getDocsFromServer,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore';
import type { Page } from '#src/components/paging/pagedList.ts';
import { type Result, toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { nextCursor, readPage } from '#src/firebase/readPage.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import {
  type AdminPostFilter,
  type AdminPostPage,
  filteredPosts,
  firstPostPage,
  publishedPosts,
} from './postCollection.ts';

/** A row's snapshot or, for a prerendered page, the two fields that rows are ordered by. */
export type PostCursor = QueryDocumentSnapshot<Post> | Pick<Post, 'id' | 'createdAt'>;

export function fetchPostPage(from: {
  category?: PostCategory | undefined;
  after?: PostCursor | null | undefined;
}): Promise<Result<Page<Post, PostCursor>>> {
  return toResult(postMessages.list, async () => {
    const newest = publishedPosts(from.category);
    const page = from.after ? pageBehind(newest, from.after) : newest;
    return readablePage((await readOnce(() => getDocsFromServer(page))).docs);
  });
}

export function readablePage(docs: readonly QueryDocumentSnapshot<Post>[]): Page<Post, PostCursor> {
  return {
    rows: docs.map((row) => row.data()).filter((post) => !isUnreadable(post)),
    nextCursor: nextCursor(docs, postPageSize),
  };
}

function pageBehind(newest: Query<Post>, cursor: PostCursor): Query<Post> {
  if ('ref' in cursor) return query(newest, startAfter(cursor));
  const time = Timestamp.fromMillis(cursor.createdAt ?? 0);
  return query(newest, orderBy(documentId(), 'desc'), startAfter(time, cursor.id));
}

export type AdminPostCursor = QueryDocumentSnapshot<Post>;

export function fetchAdminPostPage(
  page: AdminPostPage & { after?: AdminPostCursor | null },
): Promise<Result<Page<Post, AdminPostCursor>>> {
  return toResult(postMessages.list, () => readPage(firstPostPage(page), page));
}

export function countPosts(filter: AdminPostFilter = {}): Promise<Result<{ count: number }>> {
  return toResult(postMessages.list, async () => {
    const answer = await readOnce(() => getCountFromServer(filteredPosts(filter)));
    return { count: answer.data().count };
  });
}
