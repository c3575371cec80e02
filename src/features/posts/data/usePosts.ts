import { type DocumentReference, doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Page } from '#src/components/paging/pagedList.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { type LiveResult, useLiveDocument, useLiveQuery } from '#src/firebase/live.ts';
import { pageOf } from '#src/firebase/readPage.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { type AdminPostCursor, type PostCursor, readablePage } from './fetchPosts.ts';
import type { Post, PostCategory } from './post.ts';
import { type AdminPostPage, firstPostPage, posts, publishedPosts } from './postCollection.ts';

export function useNewestPosts(category?: PostCategory): LiveResult<Page<Post, PostCursor>> {
  const { data: rows, ...live } = useLiveQuery(publishedPosts(category));
  const data = useMemo(() => rows && readablePage(rows.docs), [rows]);
  return { ...live, data };
}

/** A missing post and a draft have the same `error`, because visitors must not see the difference. */
export type LivePost = LiveResult<Post> & { error: string | undefined };

export function usePost(id: string): LivePost {
  return usePostResult(useLiveDocument(referenceOf(id)));
}

/** Also a post that cannot be read completely, so that it can be repaired. */
export function useEditedPost(id: string): LivePost {
  const { data: snapshot, ...live } = useLiveDocument(referenceOf(id), { needsSignIn: true });
  const post = useMemo(() => snapshot?.data(), [snapshot]);
  return postResult(live, post);
}

export function useAdminPosts(page: AdminPostPage): LiveResult<Page<Post, AdminPostCursor>> {
  const { data: rows, ...live } = useLiveQuery(firstPostPage(page), { needsSignIn: true });
  const { size } = page;
  const data = useMemo(() => rows && pageOf(rows.docs, size), [rows, size]);
  return { ...live, data };
}

/** An id from a URL can contain a slash, which Firestore ids cannot: encoded, it matches no post. */
function referenceOf(id: string): DocumentReference<Post> {
  return doc(posts(), encodeURIComponent(id));
}

function usePostResult({ data: snapshot, ...live }: ReturnType<typeof useLiveDocument<Post>>): LivePost {
  const post = useMemo(() => snapshot?.data(), [snapshot]);
  return postResult(live, post && isUnreadable(post) ? undefined : post);
}

function postResult(
  live: Omit<ReturnType<typeof useLiveDocument<Post>>, 'data'>,
  post: Post | undefined,
): LivePost {
  const isMissing = live.status === 'success' && !post;
  if (isMissing || isDenied(live.error)) {
    return { ...live, status: 'error', data: undefined, error: postMessages.missing };
  }
  return { ...live, data: post, error: live.status === 'error' ? postMessages.get : undefined };
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
