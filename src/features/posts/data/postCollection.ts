import { collection, doc } from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import { postCollectionName, toPost } from './postRecord.ts';

/** Posts as stored, for writes. */
export const storedPosts = collection(firestore, postCollectionName);

/** Posts as the app knows them, for reads. */
export const posts = storedPosts.withConverter({
  toFirestore: (): never => {
    throw new Error('Posts are written through savePost.ts');
  },
  fromFirestore: (snapshot) => toPost(snapshot.id, snapshot.data()),
});

/** An id for a post that is about to be written. */
export function newPostId(): string {
  return doc(storedPosts).id;
}
