import {
  type CollectionReference,
  collection,
  doc,
  type FirestoreDataConverter,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import { type Post, type PostCategory, postPageSize } from './post.ts';
import { postCollectionName, toPost } from './postRecord.ts';

export function storedPosts(): CollectionReference {
  return collection(firestore, postCollectionName);
}

export function posts(): CollectionReference<Post> {
  return storedPosts().withConverter(converter);
}

/** A single object, because reactfire compares queries by it. */
const converter: FirestoreDataConverter<Post> = {
  toFirestore: (): never => {
    throw new Error('Posts are written through savePost.ts');
  },
  fromFirestore: (snapshot) => toPost(snapshot.id, snapshot.data()),
};

export function newPostId(): string {
  return doc(storedPosts()).id;
}

/** Exactly what the rules let visitors list. */
export function publishedPosts(category?: PostCategory): Query<Post> {
  return query(
    posts(),
    where('published', '==', true),
    ...(category ? [where('category', '==', category)] : []),
    orderBy('createdAt', 'desc'),
    limit(postPageSize),
  );
}

export type AdminPostFilter = {
  category?: PostCategory | undefined;
  published?: boolean | undefined;
};

export function filteredPosts({ category, published }: AdminPostFilter): Query<Post> {
  return query(
    posts(),
    ...(published === undefined ? [] : [where('published', '==', published)]),
    ...(category ? [where('category', '==', category)] : []),
  );
}

export type AdminPostPage = AdminPostFilter & {
  direction: 'asc' | 'desc';
  size: number;
};

export function firstPostPage({ direction, size, ...filter }: AdminPostPage): Query<Post> {
  return query(filteredPosts(filter), orderBy('createdAt', direction), limit(size));
}
