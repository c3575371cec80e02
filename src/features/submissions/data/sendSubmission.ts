import { collection, doc, serverTimestamp } from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite, runWrite } from '#src/firebase/firestoreLite.ts';
import { submissionCollectionName } from './submission.ts';
import { type SubmissionValues, toSubmissionContent } from './submissionFields.ts';
import { submissionSchema } from './submissionSchema.ts';

const submissions = collection(firestoreLite, submissionCollectionName);

export function newSubmissionId(): string {
  return doc(submissions).id;
}

/** Safe to retry with the same id and text: it is stored once. `id` comes from `newSubmissionId()`. */
export function sendSubmission(id: string, values: SubmissionValues): Promise<Result<{ id: string }>> {
  return toResult(submissionMessages.send, () =>
    runWrite(async (transaction) => {
      // No read first: visitors may not read, and the rules accept an identical repeat.
      transaction.set(doc(submissions, id), {
        ...toSubmissionContent(submissionSchema.cast(values)),
        timestamp: serverTimestamp(),
        status: 'new',
      });
      return { id };
    }),
  );
}
