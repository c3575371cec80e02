import { type FormikErrors, useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import type { EnquiryAttemptId } from './contactDraft.ts';
import type { EnquiryErrors, EnquiryValues } from './enquiryFields.ts';
import { reusableAttempt } from './reusableAttempt.ts';

/** How an attempt to send an enquiry ended; `unloaded` where the code for it did not come. */
export type EnquiryOutcome =
  | { status: 'sent' | 'failed' | 'unloaded' }
  | { status: 'invalid'; errors: EnquiryErrors };

export type EnquiryAttemptProps = {
  values: EnquiryValues;
  /** The last attempt of this form, if there was one: the same text may be sent under the same id. */
  tried: EnquiryAttemptId | undefined;
  /** Called before anything is sent. */
  onTry: (attempt: EnquiryAttemptId) => void;
  onEnd: (outcome: EnquiryOutcome) => void;
};

/**
 * One attempt to send an enquiry: Formik holds what was typed to the schema, which has the last word after the
 * browser's own checks, and sends it. Draws nothing; mount it once per attempt.
 */
export function EnquiryAttempt({ values, tried, onTry, onEnd }: EnquiryAttemptProps) {
  const formik = useFormik<EnquiryValues>({
    initialValues: values,
    validationSchema: submissionSchema,
    onSubmit: async (typed) => onEnd({ status: await send(typed, tried, onTry) }),
  });
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void attempt();
  }, []);
  return null;

  async function attempt(): Promise<void> {
    const errors: FormikErrors<EnquiryValues> = await formik.validateForm();
    if (Object.keys(errors).length > 0) onEnd({ status: 'invalid', errors });
    else await formik.submitForm();
  }
}

async function send(
  values: EnquiryValues,
  tried: EnquiryAttemptProps['tried'],
  onTry: EnquiryAttemptProps['onTry'],
): Promise<'sent' | 'failed' | 'unloaded'> {
  try {
    const { sendSubmission, newSubmissionId } = await loadSending();
    const text = JSON.stringify(values);
    const attempt = reusableAttempt(tried, text) ?? { id: newSubmissionId(), text, at: Date.now() };
    onTry(attempt);
    return (await sendSubmission(attempt.id, submissionSchema.cast(values))).success ? 'sent' : 'failed';
  } catch (error) {
    console.error('The code that sends enquiries could not be loaded:', error);
    return 'unloaded';
  }
}

/** Everything of Firebase that an enquiry needs. */
export async function loadSending() {
  const [{ sendSubmission }, { newSubmissionId }] = await Promise.all([
    import('#src/features/submissions/data/sendSubmission.ts'),
    import('#src/features/submissions/data/submissionCollection.ts'),
  ]);
  return { sendSubmission, newSubmissionId };
}
