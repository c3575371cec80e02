import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { clearDraft, loadDraft, type SubmissionAttempt, saveDraft } from './contactDraft.ts';
import { prefetchSending } from './submitContactForm.ts';

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
  useEffect(() => {
    if (dirty) prefetchSending();
  }, [dirty]);
}
