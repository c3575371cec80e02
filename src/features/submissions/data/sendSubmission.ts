import { doc, serverTimestamp } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { definiteWrite } from '#src/firebase/definiteWrite.ts';
import { submissionMessages } from './messages.ts';
import { storedSubmissions } from './submissionCollection.ts';
import { type SubmissionValues, submissionSchema } from './submissionSchema.ts';

/**
 * Stores an enquiry as new (spec 7). Sent again with the same id and text, as after a lost answer, it is stored once.
 * @param id from `newSubmissionId()`, chosen once per filling of the form
 */
export function sendSubmission(id: string, values: SubmissionValues): Promise<Result<{ id: string }>> {
  return toResult(submissionMessages.send, () =>
    definiteWrite(async (transaction) => {
      // Set without a look: visitors may not read, and the rules let the very same enquiry arrive twice.
      transaction.set(doc(storedSubmissions, id), {
        ...storedForm(values),
        timestamp: serverTimestamp(),
        status: 'new',
      });
      return { id };
    }),
  );
}

/** The form's values trimmed, what was left empty left out. */
function storedForm(values: SubmissionValues) {
  const { name, email, company, service, budget, message } = submissionSchema.cast(values);
  return { name, email, ...(company && { company }), service, ...(budget && { budget }), message };
}
