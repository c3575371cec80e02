import type { SubmissionAttempt } from './contactDraft.ts';

/** For so long the rules take the same submission twice; later it must be a new one, or it would never arrive. */
const idempotencyWindowMs = 3_600_000;

export function reusableAttempt(
  lastAttempt: SubmissionAttempt | undefined,
  text: string,
): SubmissionAttempt | undefined {
  const isReusable = lastAttempt?.text === text && Date.now() - lastAttempt.at < idempotencyWindowMs;
  return isReusable ? lastAttempt : undefined;
}
