import {
  collection,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { nextCursor, type Page } from '#src/admin/shared/list/page.ts';
import { reading } from '#src/admin/shared/queries.ts';
import { type Result, toResult } from '#src/components/result.ts';
import {
  type Submission,
  type SubmissionFilter,
  type SubmissionPage,
  type SubmissionStatus,
  submissionCollectionName,
  submissionStatuses,
  toSubmission,
} from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { request } from '#src/firebase/requests.ts';

const submissions = collection(firestoreLite, submissionCollectionName);

type FetchedSubmissions = Page<Submission, QueryDocumentSnapshot>;

type PageOptions = Omit<SubmissionPage, 'from'> & { after?: QueryDocumentSnapshot | null };

export function fetchSubmissionPage(options: PageOptions): Promise<Result<FetchedSubmissions>> {
  const { direction, size, after } = options;
  const page = query(
    matching(options),
    orderBy('timestamp', direction),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
  return toResult(submissionMessages.list, () => readPage(page, size));
}

const exportBatchSize = 500;

type Reading = { signal: AbortSignal; onProgress(done: number, total: number): void };

/** The part of the archive that a list shows on all its pages. */
export type SubmissionRange = Omit<SubmissionPage, 'size'>;

/** Newest first. If aborted, the result contains the rows read so far. */
export function fetchAllSubmissions(
  filter: SubmissionRange,
  { signal, onProgress }: Reading,
): Promise<Result<{ rows: Submission[] }>> {
  return toResult(submissionMessages.list, async () => {
    const total = await countMatching(filter);
    // By id, which neither a repeated submission nor a missing date affects.
    const byId = query(matching(filter), orderBy(documentId()), limit(exportBatchSize));
    const rows: Submission[] = [];
    let after: QueryDocumentSnapshot | null = null;
    do {
      const next: Query = after ? query(byId, startAfter(after.id)) : byId;
      const batch = await readPage(next, exportBatchSize);
      if (signal.aborted) break;
      rows.push(...batch.rows);
      onProgress(rows.length, Math.max(rows.length, total));
      after = batch.nextCursor;
    } while (after !== null);
    const listed = rows.filter((row) => isInRange(row, filter));
    return { rows: listed.sort((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0)) };
  });
}

function isInRange({ timestamp }: Submission, { direction, from }: SubmissionRange): boolean {
  if (from === undefined) return true;
  return timestamp !== null && (direction === 'asc' ? timestamp >= from : timestamp <= from);
}

async function readPage(page: Query, size: number): Promise<FetchedSubmissions> {
  const { docs } = await request(() => getDocs(page));
  return { rows: docs.map((row) => toSubmission(row.id, row.data())), nextCursor: nextCursor(docs, size) };
}

export type SubmissionCounts = Record<SubmissionStatus | 'total', number>;

export function countSubmissions(): Promise<SubmissionCounts> {
  return reading(submissionMessages.count, async () => {
    const counting = submissionStatuses.map(
      async (status) => [status, await countMatching({ status })] as const,
    );
    const [total, ...perStatus] = await Promise.all([countMatching({}), ...counting]);
    return { total, ...(Object.fromEntries(perStatus) as Record<SubmissionStatus, number>) };
  });
}

async function countMatching(filter: SubmissionFilter): Promise<number> {
  return (await request(() => getCount(matching(filter)))).data().count;
}

function matching({ status }: SubmissionFilter): Query {
  return status ? query(submissions, where('status', '==', status)) : submissions;
}
