import { type CollectionReference, collection, doc } from 'firebase/firestore/lite';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { postCollectionName } from './postRecord.ts';

export function storedPosts(): CollectionReference {
  return collection(firestoreLite, postCollectionName);
}

export function newPostId(): string {
  return doc(storedPosts()).id;
}
