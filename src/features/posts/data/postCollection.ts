import { collection, doc } from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import { postCollectionName, toPost } from './postRecord.ts';

export const storedPosts = collection(firestore, postCollectionName);

export const posts = storedPosts.withConverter({
  toFirestore: (): never => {
    throw new Error('Posts are written through savePost.ts');
  },
  fromFirestore: (snapshot) => toPost(snapshot.id, snapshot.data()),
});

export function newPostId(): string {
  return doc(storedPosts).id;
}
