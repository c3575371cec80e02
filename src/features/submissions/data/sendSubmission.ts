import { doc, serverTimestamp } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { submissionMessages } from './messages.ts';
import { submissionDocs } from './submissionCollection.ts';
import { type SubmissionValues, toContent } from './submissionFields.ts';
import { submissionSchema } from './submissionSchema.ts';

/** Sent again with the same id and text, it is stored once. `id` comes from `newSubmissionId()`. */
export function sendSubmission(id: string, values: SubmissionValues): Promise<Result<{ id: string }>> {
  return toResult(submissionMessages.send, () =>
    commitWrite(async (transaction) => {
      // Without a read: visitors may not read, and the rules let the very same submission arrive twice.
      transaction.set(doc(submissionDocs, id), {
        ...toContent(submissionSchema.cast(values)),
        timestamp: serverTimestamp(),
        status: 'new',
      });
      return { id };
    }),
  );
}
