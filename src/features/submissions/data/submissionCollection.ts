import { type CollectionReference, collection, type FirestoreDataConverter } from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import type { Submission } from './submission.ts';
import { toSubmission } from './submissionRecord.ts';

const collectionName = 'contacts';

export function submissionDocs(): CollectionReference {
  return collection(firestore, collectionName);
}

export function submissions(): CollectionReference<Submission> {
  return submissionDocs().withConverter(converter);
}

/** A single object, because reactfire compares queries by it. */
const converter: FirestoreDataConverter<Submission> = {
  toFirestore: (): never => {
    throw new Error('Submissions are written through sendSubmission.ts');
  },
  fromFirestore: (snapshot) => toSubmission(snapshot.id, snapshot.data()),
};
