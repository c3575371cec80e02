import {
  collection,
  type DocumentData,
  doc,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore';
import { firestore } from '#src/firebase/firebase.ts';
import { type Submission, submissionStatuses } from './submission.ts';

/** The stored name (spec 7). */
const storedName = 'contacts';

/** Submissions as stored, for writes. */
export const storedSubmissions = collection(firestore, storedName);

/** Submissions as the app knows them, for reads. */
export const submissions = storedSubmissions.withConverter({
  toFirestore: (): never => {
    throw new Error('Submissions are written through sendSubmission.ts');
  },
  fromFirestore: toSubmission,
});

/** An id for an enquiry: chosen once per filling of the form, so that sending again cannot store it twice. */
export function newSubmissionId(): string {
  return doc(storedSubmissions).id;
}

function toSubmission(snapshot: QueryDocumentSnapshot<DocumentData>): Submission {
  const data = snapshot.data();
  return {
    id: snapshot.id,
    name: text(data.name),
    email: text(data.email),
    ...(data.company && { company: text(data.company) }),
    service: text(data.service),
    ...(data.budget && { budget: text(data.budget) }),
    message: text(data.message),
    timestamp: data.timestamp instanceof Timestamp ? data.timestamp.toMillis() : null,
    status: submissionStatuses.find((status) => status === data.status) ?? 'new',
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
