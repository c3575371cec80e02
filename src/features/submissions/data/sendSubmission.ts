import { doc, serverTimestamp } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { submissionDocs } from './submissionCollection.ts';
import { type SubmissionValues, toContent } from './submissionFields.ts';
import { submissionSchema } from './submissionSchema.ts';

export function newSubmissionId(): string {
  return doc(submissionDocs()).id;
}

/** Safe to retry with the same id and text: it is stored once. `id` comes from `newSubmissionId()`. */
export function sendSubmission(id: string, values: SubmissionValues): Promise<Result<{ id: string }>> {
  return toResult(submissionMessages.send, () =>
    commitWrite(async (transaction) => {
      // No read first: visitors may not read, and the rules accept an identical repeat.
      transaction.set(doc(submissionDocs(), id), {
        ...toContent(submissionSchema.cast(values)),
        timestamp: serverTimestamp(),
        status: 'new',
      });
      return { id };
    }),
  );
}
