import {
  collection,
  doc,
  limit,
  orderBy,
  type Query,
  query,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import {
  type Submission,
  type SubmissionPage,
  submissionCollectionName,
  toSubmission,
} from '#src/features/submissions/data/submission.ts';
import type { LiveResult } from '#src/firebase/useLive.ts';
import { useLiveDocument } from '#src/firebase/useLive.ts';

/** The first page of a list, to be read live. */
export function useSubmissionsQuery({ status, direction, from, size }: SubmissionPage): Query {
  return query(
    collection(useFirestore(), submissionCollectionName),
    ...(status ? [where('status', '==', status)] : []),
    orderBy('timestamp', direction),
    ...(from === undefined ? [] : [startAt(Timestamp.fromMillis(from))]),
    limit(size),
  );
}

/** An id from a URL can contain a slash, which Firestore's ids cannot: encoded, it matches no submission. */
export function useSubmission(id: string): LiveResult<Submission | undefined> {
  const reference = doc(collection(useFirestore(), submissionCollectionName), id.replaceAll('/', '%2F'));
  return useLiveDocument(
    reference,
    (snapshot) => {
      const data = snapshot.data();
      return data && toSubmission(snapshot.id, data);
    },
    { needsSession: true },
  );
}
