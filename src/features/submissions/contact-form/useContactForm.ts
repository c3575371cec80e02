import type { FormikHelpers } from 'formik';
import { type RefObject, useRef } from 'react';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { clearDraft, type SubmissionAttempt, saveDraft } from './contactDraft.ts';
import { emptyHoneypot } from './emptyHoneypot.ts';
import { type SubmitOutcome, submitContactForm } from './submitContactForm.ts';

export type ContactFormStatus = SubmitOutcome | undefined;

export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const lastAttempt = useRef<SubmissionAttempt>(undefined);

  async function handleSubmit(values: SubmissionValues, formik: FormikHelpers<SubmissionValues>) {
    const outcome =
      form.current && emptyHoneypot(form.current)
        ? 'failed'
        : await submitContactForm(values, lastAttempt.current, (attempt) => {
            lastAttempt.current = attempt;
            saveDraft({ values, attempt });
          });
    if (outcome === 'sent') {
      lastAttempt.current = undefined;
      formik.resetForm();
      clearDraft();
    }
    formik.setStatus(outcome satisfies ContactFormStatus);
  }

  return { lastAttempt, handleSubmit };
}
