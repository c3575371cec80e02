import {
  type DocumentReference,
  doc,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { listenToDocument, listenToQuery } from '#src/firebase/listening.ts';
import type { Readers } from '#src/firebase/liveReads.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { type Live, mapAnswers, useLive } from '#src/firebase/useLive.ts';
import { postMessages } from './messages.ts';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import { posts } from './postCollection.ts';
import { type AdminPostPage, firstPostPage, publishedPosts } from './postQueries.ts';

type NewestPosts = { posts: Post[] /** Older posts follow. */; hasMore: boolean };

/** The newest published posts of all categories or one, live: what the blog list starts with. */
export function useNewestPosts({
  category,
}: {
  category?: PostCategory | undefined;
} = {}): Live<NewestPosts> {
  return useLive({
    key: `posts:newest:${category ?? ''}`,
    group: 'posts:newest',
    readers: 'anyone',
    listen: () =>
      mapAnswers(listenToQuery(publishedPosts(category)), (rows) => ({
        posts: rowsOf(rows).filter((post) => !isUnreadable(post)),
        hasMore: rows.size === postPageSize,
      })),
  });
}

/** A live post; `error` says what the article page shows: a missing post and a draft look the same to a visitor. */
export function usePost(id: string): LivePost {
  return useLivePost(id, 'anyone');
}

/** A live post for the admin, draft or not, who goes on following it after signing in again. */
export function useEditedPost(id: string): LivePost {
  return useLivePost(id, 'admin');
}

type LivePost = Live<Post> & { error: string | undefined };

function useLivePost(id: string, readers: Readers): LivePost {
  const key = `posts:${readers}:${id}`;
  const live = useLive<Post | null>({
    key,
    group: key,
    readers,
    listen: () =>
      mapAnswers(listenToDocument(referenceOf(id)), (snapshot) => {
        const post = snapshot.data();
        return post && !isUnreadable(post) ? post : null;
      }),
  });
  const error = postError(live);
  return {
    ...live,
    status: error ? 'error' : live.status,
    data: error === postMessages.missing ? undefined : (live.data ?? undefined),
    error,
  };
}

/** An address can hold a slash, an id cannot: encoded it is that of no post. */
function referenceOf(id: string): DocumentReference<Post> {
  return doc(posts, encodeURIComponent(id));
}

/** The first page of the admin's list, drafts included, live; `after` leads to the next page. */
export function useAdminPosts(page: AdminPostPage, isPaused = false): Live<AdminPosts> {
  const { category, published, direction, size } = page;
  return useLive({
    key: `posts:admin:${JSON.stringify([category, published, direction, size])}`,
    group: 'posts:admin',
    readers: 'admin',
    isPaused,
    listen: () => mapAnswers(listenToQuery(firstPostPage(page)), (rows) => adminPosts(rows, size)),
  });
}

export type AdminPosts = { posts: Post[]; after: QueryDocumentSnapshot<Post> | null };

function postError(live: Live<Post | null>): string | undefined {
  if (live.status === 'success') return live.data ? undefined : postMessages.missing;
  if (live.status === 'loading') return undefined;
  return isDenied(live.cause) ? postMessages.missing : postMessages.get;
}

function isDenied(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'permission-denied';
}

function rowsOf(rows: QuerySnapshot<Post>): Post[] {
  return rows.docs.map((row) => row.data());
}

function adminPosts(rows: QuerySnapshot<Post>, size: number): AdminPosts {
  return { posts: rowsOf(rows), after: (rows.size < size ? null : rows.docs.at(-1)) ?? null };
}
