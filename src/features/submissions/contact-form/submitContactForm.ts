import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { isDemonstration } from '#src/firebase/demonstration.ts';
import type { SubmissionAttempt } from './contactDraft.ts';

export type SubmitOutcome = 'sent' | 'failed' | 'loadFailed' | 'demonstration';

export async function submitContactForm(
  values: SubmissionValues,
  lastAttempt: SubmissionAttempt | undefined,
  onAttempt: (attempt: SubmissionAttempt) => void,
): Promise<SubmitOutcome> {
  if (isDemonstration) return 'demonstration';
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
