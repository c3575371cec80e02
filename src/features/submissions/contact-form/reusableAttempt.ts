import type { EnquiryAttemptId } from './contactDraft.ts';

/** For so long the rules take the same enquiry twice, in ms; later it must be a new one, or it would never arrive. */
const takenTwice = 3_600_000;

/** The attempt to repeat for this text, `undefined` where it is a new one. */
export function reusableAttempt(
  tried: EnquiryAttemptId | undefined,
  text: string,
): EnquiryAttemptId | undefined {
  return tried?.text === text && Date.now() - tried.at < takenTwice ? tried : undefined;
}
