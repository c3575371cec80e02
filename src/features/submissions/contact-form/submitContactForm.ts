import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import type { SubmissionAttempt } from './contactDraft.ts';
import { reusableAttempt } from './reusableAttempt.ts';

export type SubmitOutcome = 'sent' | 'failed' | 'loadFailed';

export async function submitContactForm(
  values: SubmissionValues,
  lastAttempt: SubmissionAttempt | undefined,
  onAttempt: (attempt: SubmissionAttempt) => void,
): Promise<SubmitOutcome> {
  try {
    const { sendSubmission, newSubmissionId } = await loadSending();
    const text = JSON.stringify(values);
    const attempt = reusableAttempt(lastAttempt, text) ?? { id: newSubmissionId(), text, at: Date.now() };
    onAttempt(attempt);
    return (await sendSubmission(attempt.id, values)).success ? 'sent' : 'failed';
  } catch (error) {
    console.error('The code that sends submissions could not be loaded:', error);
    return 'loadFailed';
  }
}

export function prefetchSending(): void {
  // A browser may remember that it could not be fetched.
  if (navigator.onLine) loadSending().catch(() => undefined);
}

async function loadSending() {
  const [{ sendSubmission }, { newSubmissionId }] = await Promise.all([
    import('#src/features/submissions/data/sendSubmission.ts'),
    import('#src/features/submissions/data/submissionCollection.ts'),
  ]);
  return { sendSubmission, newSubmissionId };
}
