import { collection, doc } from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import { toSubmission } from './submissionRecord.ts';

/** The collection's stored name. */
const collectionName = 'contacts';

/** Submissions as stored, for writes. */
export const submissionDocs = collection(firestore, collectionName);

/** Submissions as the app knows them, for reads. */
export const submissions = submissionDocs.withConverter({
  toFirestore: (): never => {
    throw new Error('Submissions are written through sendSubmission.ts');
  },
  fromFirestore: (snapshot) => toSubmission(snapshot.id, snapshot.data()),
});

/** An id for an enquiry: chosen once per filling of the form, so that sending again cannot store it twice. */
export function newSubmissionId(): string {
  return doc(submissionDocs).id;
}
