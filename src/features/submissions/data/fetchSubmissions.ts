import {
  type CollectionReference,
  collection,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { nextCursor, type Page, type StoredRow } from '#src/firebase/page.ts';
import { request } from '#src/firebase/requests.ts';
import { startAfterRow } from '#src/firebase/startAfterRow.ts';
import {
  type Submission,
  type SubmissionFilter,
  type SubmissionPage,
  type SubmissionStatus,
  submissionCollectionName,
  submissionConditions,
  submissionStatuses,
  toSubmission,
} from './submission.ts';

export type SubmissionCursor = StoredRow;

export type FetchedSubmissions = Page<Submission, SubmissionCursor>;

export function fetchSubmissionPage({
  direction,
  from,
  size,
  after,
  ...filter
}: SubmissionPage & { after?: SubmissionCursor | null }): Promise<Result<FetchedSubmissions>> {
  const page = query(
    matching(filter),
    ...startAfterRow(after, { field: 'timestamp', direction }),
    ...(from === undefined || after ? [] : [startAt(Timestamp.fromMillis(from))]),
    limit(size),
  );
  return toResult(submissionMessages.list, () => readPage(page, size));
}

type Batch = SubmissionFilter & { size: number; after?: SubmissionCursor | null };

/** Ordered by id, which neither a repeated submission nor a missing date affects. @throws the underlying error */
export function readSubmissionBatch({ size, after, ...filter }: Batch): Promise<FetchedSubmissions> {
  const start = after ? [startAfter(after.id)] : [];
  return readPage(query(matching(filter), orderBy(documentId()), ...start, limit(size)), size);
}

async function readPage(page: Query, size: number): Promise<FetchedSubmissions> {
  const { docs } = await request(() => getDocs(page));
  return { rows: docs.map((row) => toSubmission(row.id, row.data())), nextCursor: nextCursor(docs, size) };
}

export type SubmissionCounts = Record<SubmissionStatus | 'total', number>;

export function countSubmissions(): Promise<Result<{ counts: SubmissionCounts }>> {
  return toResult(submissionMessages.count, async () => {
    const counting = submissionStatuses.map(
      async (status) => [status, await countMatching({ status })] as const,
    );
    const [total, ...perStatus] = await Promise.all([countMatching({}), ...counting]);
    return { counts: { total, ...(Object.fromEntries(perStatus) as Record<SubmissionStatus, number>) } };
  });
}

/** @throws the underlying error */
export async function countMatching(filter: SubmissionFilter): Promise<number> {
  return (await request(() => getCount(matching(filter)))).data().count;
}

function matching(filter: SubmissionFilter): Query {
  return query(submissions(), ...submissionConditions(filter).map((condition) => where(...condition)));
}

function submissions(): CollectionReference {
  return collection(firestoreLite, submissionCollectionName);
}
