import type { FormikHelpers } from 'formik';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { isDemoSite } from '#src/firebase/demoSite.ts';
import { loadContactDraft, type SubmissionAttempt, saveContactDraft } from './contactDraft.ts';

type SubmitOutcome = 'sent' | 'failed' | 'loadFailed' | 'demo';

export type ContactFormStatus = SubmitOutcome | undefined;

/** @param isOpen whether the form is still on the page; if not, a notification says how it went */
export async function submitContactForm(
  values: SubmissionValues,
  formik: FormikHelpers<SubmissionValues>,
  isOpen: () => boolean,
): Promise<void> {
  const outcome = isDemoSite ? 'demo' : await send(values);
  if (outcome === 'sent') {
    formik.resetForm();
    // Keeps the attempt: a form that was opened before the response would send the same text under another id.
    saveContactDraft({ ...loadContactDraft(), values: {} });
  }
  formik.setStatus(outcome satisfies ContactFormStatus);
  if (!isOpen()) notify(outcomeMessage(outcome));
}

export function outcomeMessage(outcome: SubmitOutcome) {
  const { sent, notSent, demo } = submissionMessages;
  const message = { sent, failed: notSent, loadFailed: notSent, demo }[outcome];
  return { severity: outcome === 'sent' ? 'success' : 'error', message } as const;
}

async function send(values: SubmissionValues): Promise<SubmitOutcome> {
  try {
    const { sendSubmission, newSubmissionId } = await loadSending();
    const text = JSON.stringify(values);
    const last = reusableAttempt(loadContactDraft()?.attempt, text);
    const attempt = last ?? { id: newSubmissionId(), text, at: Date.now() };
    saveContactDraft({ values, attempt });
    return (await sendSubmission(attempt.id, values)).success ? 'sent' : 'failed';
  } catch (error) {
    console.error("Couldn't load the code that sends submissions:", error);
    // Offline, a reload would not help.
    return navigator.onLine ? 'loadFailed' : 'failed';
  }
}

export function prefetchSending(): void {
  // Not while offline, because a browser may remember the failed fetch.
  if (navigator.onLine) loadSending().catch(() => undefined);
}

const loadSending = () => import('#src/features/submissions/data/sendSubmission.ts');

/** How long the rules accept a repeated submission. After that it needs a new id, or it would never be accepted. */
const idempotencyWindowMs = 3_600_000;

function reusableAttempt(
  lastAttempt: SubmissionAttempt | undefined,
  text: string,
): SubmissionAttempt | undefined {
  const isReusable = lastAttempt?.text === text && Date.now() - lastAttempt.at < idempotencyWindowMs;
  return isReusable ? lastAttempt : undefined;
}
