import { type CollectionReference, collection, doc } from 'firebase/firestore/lite';
import { postCollectionName } from '#src/features/posts/data/postRecord.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';

export function storedPosts(): CollectionReference {
  return collection(firestoreLite, postCollectionName);
}

export function newPostId(): string {
  return doc(storedPosts()).id;
}
