import {
  type CollectionReference,
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { deletionTime } from '#src/admin/shared/deletedRecords.ts';
import { reading } from '#src/admin/shared/queries.ts';
import { type Result, toResult } from '#src/components/result.ts';
import { type Submission, toSubmission } from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite, request } from '#src/firebase/requests.ts';

/** By the submission's id: `submission` with all stored fields, and `expireAt`. */
export function storedDeletions(): CollectionReference {
  return collection(firestoreLite, 'deletedContacts');
}

export type DeletedSubmission = { submission: Submission; deletedAt: number };

export const maxListedDeletions = 100;

/** Latest deletion first. */
export function fetchDeletedSubmissions(): Promise<DeletedSubmission[]> {
  return reading(submissionMessages.deleted, async () => {
    const latest = query(
      storedDeletions(),
      where('expireAt', '>', Timestamp.now()),
      orderBy('expireAt', 'desc'),
      limit(maxListedDeletions),
    );
    const { docs } = await request(() => getDocs(latest));
    return docs.map((row) => ({
      submission: toSubmission(row.id, { ...row.get('submission') }),
      deletedAt: deletionTime(row.get('expireAt')),
    }));
  });
}

const batchSize = 500;

/** Permanently removes submissions that were deleted too long ago to be restored. */
export function removeExpiredSubmissions(): Promise<Result> {
  return toResult(submissionMessages.expire, async () => {
    const expired = query(storedDeletions(), where('expireAt', '<=', Timestamp.now()), limit(batchSize));
    let found: number;
    do {
      const { docs } = await request(() => getDocs(expired));
      found = docs.length;
      if (found === 0) break;
      await commitWrite(async (transaction) => {
        for (const { ref } of docs) transaction.delete(ref);
      });
    } while (found === batchSize);
    return {};
  });
}
