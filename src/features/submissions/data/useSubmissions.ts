import {
  collection,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { nextCursor } from '#src/firebase/page.ts';
import { type LiveResult, useLiveQuery } from '#src/firebase/useLive.ts';
import type { FetchedSubmissions } from './fetchSubmissions.ts';
import {
  type SubmissionPage,
  submissionCollectionName,
  submissionConditions,
  toSubmission,
} from './submission.ts';

export function useNewestSubmissions(page: SubmissionPage): LiveResult<FetchedSubmissions> {
  const { direction, from, size, ...filter } = page;
  const newest = query(
    collection(useFirestore(), submissionCollectionName),
    ...submissionConditions(filter).map((condition) => where(...condition)),
    orderBy('timestamp', direction),
    ...(from === undefined ? [] : [startAt(Timestamp.fromMillis(from))]),
    limit(size),
  );
  return useLiveQuery(newest, (rows) => readPage(rows, size), { needsSession: true });
}

function readPage({ docs }: QuerySnapshot, size: number): FetchedSubmissions {
  return { rows: docs.map((row) => toSubmission(row.id, row.data())), nextCursor: nextCursor(docs, size) };
}
