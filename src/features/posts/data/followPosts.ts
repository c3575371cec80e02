import { FirebaseError } from 'firebase/app';
import { onAuthStateChanged } from 'firebase/auth';
import {
  collection,
  type DocumentSnapshot,
  doc,
  limit,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { postMessages } from '#src/features/posts/messages.ts';
import { auth, firestore } from '#src/firebase/firebase.ts';
import { isReadable } from '#src/firebase/storedFields.ts';
import { follow, type LiveResult, withMetadata } from '#src/firebase/useLive.ts';
import { isDenied } from '#src/firebase/verifySession.ts';
import { type Post, postPageSize } from './post.ts';
import { postCollectionName, toPost } from './postRecord.ts';
import type { PublishedList } from './staticPosts.ts';

// Load this file lazily, because it imports all of Firebase.

/** Follows the newest page of the posts that the rules let visitors list. @returns a function that stops it */
export function followNewest(onAnswer: (answer: LiveResult<PublishedList>) => void): () => void {
  const newest = query(
    collection(firestore, postCollectionName),
    where('published', '==', true),
    orderBy('createdAt', 'desc'),
    limit(postPageSize),
  );
  return follow<QuerySnapshot, PublishedList>(
    (observer) => onSnapshot(newest, withMetadata, observer),
    readNewest,
    onAnswer,
  );
}

/** Skips unreadable posts. */
function readNewest({ docs }: QuerySnapshot): PublishedList {
  const posts = docs.map((row) => toPost(row.id, row.data()));
  return { posts: posts.filter(isReadable), hasMore: docs.length === postPageSize };
}

/** A missing post and a draft have the same `error`, because visitors must not see the difference. */
export type LivePost = LiveResult<Post> & { error: string | undefined };

/** Follows a post that a visitor reads. @returns a function that stops it */
export function followPost(id: string, onAnswer: (answer: LivePost) => void): () => void {
  // An id from a URL can contain a slash, which Firestore ids cannot: encoded, it matches no post.
  const reference = doc(collection(firestore, postCollectionName), encodeURIComponent(id));
  return follow<DocumentSnapshot, Post | undefined>(
    (observer) => onSnapshot(reference, withMetadata, observer),
    readPost,
    (live) => onAnswer(toLivePost(live)),
  );
}

/**
 * Says whether the admin is logged in, again after each login and logout.
 * @public used through `followLate`, which knip does not see
 * @returns a function that stops it
 */
export function followAdmin(onAnswer: (isAdmin: boolean) => void): () => void {
  return onAuthStateChanged(auth, async (user) => {
    const token = await user?.getIdTokenResult().catch(() => undefined);
    onAnswer(token?.claims.admin === true);
  });
}

function readPost(snapshot: DocumentSnapshot): Post | undefined {
  const data = snapshot.data();
  const post = data && toPost(snapshot.id, data);
  return post && isReadable(post) ? post : undefined;
}

function toLivePost(live: LiveResult<Post | undefined>): LivePost {
  const isMissing = live.status === 'success' && !live.data;
  if (isMissing || isDenied(live.error)) {
    return { ...live, status: 'error', data: undefined, error: postMessages.missing };
  }
  const message = live.error instanceof FirebaseError ? postMessages.get : postMessages.load;
  return { ...live, error: live.status === 'error' ? message : undefined };
}
