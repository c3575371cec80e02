import { type FormikHelpers, useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { onIdle } from '#src/components/browser/onIdle.ts';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { isDemonstration } from '#src/firebase/demonstration.ts';
import { clearDraft, loadDraft, type SubmissionAttempt, saveDraft } from './contactDraft.ts';
import { emptyHoneypot } from './Honeypot.tsx';

type SubmitOutcome = 'sent' | 'failed' | 'loadFailed' | 'demonstration';

export type ContactFormStatus = SubmitOutcome | undefined;

export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const lastAttempt = useRef<SubmissionAttempt>(undefined);

  async function submit(values: SubmissionValues): Promise<SubmitOutcome> {
    if (form.current && emptyHoneypot(form.current)) return 'failed';
    if (isDemonstration) return 'demonstration';
    try {
      const { sendSubmission, newSubmissionId } = await loadSending();
      const text = JSON.stringify(values);
      const attempt = reusableAttempt(lastAttempt.current, text);
      lastAttempt.current = attempt ?? { id: newSubmissionId(), text, at: Date.now() };
      saveDraft({ values, attempt: lastAttempt.current });
      return (await sendSubmission(lastAttempt.current.id, values)).success ? 'sent' : 'failed';
    } catch (error) {
      console.error('The code that sends submissions could not be loaded:', error);
      return 'loadFailed';
    }
  }

  async function handleSubmit(values: SubmissionValues, formik: FormikHelpers<SubmissionValues>) {
    const outcome = await submit(values);
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

function prefetchSending(): void {
  // Not while offline, because a browser may remember the failed fetch.
  if (navigator.onLine) loadSending().catch(() => undefined);
}

const loadSending = () => import('#src/features/submissions/data/sendSubmission.ts');

/** How long the rules accept a repeated submission. After that it needs a new id, or it would never be accepted. */
const idempotencyWindowMs = 3_600_000;

export function reusableAttempt(
  lastAttempt: SubmissionAttempt | undefined,
  text: string,
): SubmissionAttempt | undefined {
  const isReusable = lastAttempt?.text === text && Date.now() - lastAttempt.at < idempotencyWindowMs;
  return isReusable ? lastAttempt : undefined;
}
