import { doc, serverTimestamp } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { submissionMessages } from './messages.ts';
import { submissionDocs } from './submissionCollection.ts';
import { type SubmissionValues, toContent } from './submissionFields.ts';
import { submissionSchema } from './submissionSchema.ts';

/**
 * Stores a submission as new. Sent again with the same id and text, as after a lost answer, it is stored once.
 * @param id from `newSubmissionId()`, chosen once per filling of the form
 */
export function sendSubmission(id: string, values: SubmissionValues): Promise<Result<{ id: string }>> {
  return toResult(submissionMessages.send, () =>
    commitWrite(async (transaction) => {
      // Set without a look: visitors may not read, and the rules let the very same submission arrive twice.
      transaction.set(doc(submissionDocs, id), {
        ...toContent(submissionSchema.cast(values)),
        timestamp: serverTimestamp(),
        status: 'new',
      });
      return { id };
    }),
  );
}
