import { collection, doc } from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import { toSubmission } from './submissionRecord.ts';

const collectionName = 'contacts';

export const submissionDocs = collection(firestore, collectionName);

export const submissions = submissionDocs.withConverter({
  toFirestore: (): never => {
    throw new Error('Submissions are written through sendSubmission.ts');
  },
  fromFirestore: (snapshot) => toSubmission(snapshot.id, snapshot.data()),
});

export function newSubmissionId(): string {
  return doc(submissionDocs).id;
}
