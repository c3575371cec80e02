import { FirebaseError } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Page } from '#src/firebase/page.ts';
import { type LiveResult, useLiveDocument, useLiveQuery } from '#src/firebase/useLive.ts';
import { isDenied } from '#src/firebase/verifySession.ts';
import type { AdminPostPage, PostCursor } from './fetchPosts.ts';
import { type AnyPost, type Post, type PostCategory, postPageSize } from './post.ts';
import { postCollectionName, postConditions, publishedPage, toPost } from './postRecord.ts';

/** The newest page of what the rules let visitors list. */
export function useNewestPosts(category?: PostCategory): LiveResult<Page<Post, PostCursor>> {
  const filter = { published: true, category };
  return useLiveQuery(
    newestPosts(useFirestore(), { ...filter, direction: 'desc', size: postPageSize }),
    readPublished,
  );
}

/** A missing post and a draft have the same `error`, because visitors must not see the difference. */
export type LivePost = LiveResult<Post> & { error: string | undefined };

export function usePost(id: string): LivePost {
  const { data: post, ...live } = useLiveDocument(referenceOf(useFirestore(), id), readPost);
  return toLivePost(live, post?.faults ? undefined : post);
}

/** The first page of a list, drafts included, to be read live. */
export function useAdminPostsQuery(page: AdminPostPage): Query {
  return newestPosts(useFirestore(), page);
}

function newestPosts(firestore: Firestore, { direction, size, ...filter }: AdminPostPage): Query {
  return query(
    posts(firestore),
    ...postConditions(filter).map((condition) => where(...condition)),
    orderBy('createdAt', direction),
    limit(size),
  );
}

function posts(firestore: Firestore): CollectionReference {
  return collection(firestore, postCollectionName);
}

function readPublished({ docs }: QuerySnapshot): Page<Post, PostCursor> {
  return publishedPage(docs);
}

/** An id from a URL can contain a slash, which Firestore ids cannot: encoded, it matches no post. */
function referenceOf(firestore: Firestore, id: string): DocumentReference {
  return doc(posts(firestore), encodeURIComponent(id));
}

function readPost(snapshot: DocumentSnapshot): AnyPost | undefined {
  const data = snapshot.data();
  return data && toPost(snapshot.id, data);
}

function toLivePost(live: Omit<LiveResult<Post>, 'data'>, post: Post | undefined): LivePost {
  const isMissing = live.status === 'success' && !post;
  if (isMissing || isDenied(live.error)) {
    return { ...live, status: 'error', data: undefined, error: postMessages.missing };
  }
  const message = live.error instanceof FirebaseError ? postMessages.get : postMessages.load;
  return { ...live, data: post, error: live.status === 'error' ? message : undefined };
}
