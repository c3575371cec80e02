import { type FormikHelpers, useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { onIdle } from '#src/components/browser/onIdle.ts';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { clearDraft, loadDraft, type SubmissionAttempt, saveDraft } from './contactDraft.ts';
import { emptyHoneypot } from './Honeypot.tsx';
import { prefetchSending, type SubmitOutcome, submitContactForm } from './submitContactForm.ts';

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

export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  lastAttempt: RefObject<SubmissionAttempt | undefined>,
): void {
  const { values, dirty } = useFormikContext<SubmissionValues>();
  useAdoptPrefilledValues(form, () => {
    const draft = loadDraft();
    lastAttempt.current = draft?.attempt;
    return draft?.values ?? {};
  });
  const wasDirty = useRef(false);
  const save = useEffectEvent((typed: SubmissionValues) => {
    if (dirty) saveDraft({ values: typed, attempt: lastAttempt.current });
    else if (wasDirty.current) clearDraft();
    wasDirty.current = dirty;
  });
  useEffect(() => save(values), [values]);
  useEffect(() => (dirty ? onIdle(prefetchSending) : undefined), [dirty]);
}
