import type { Firestore } from 'firebase-admin/firestore';
import type { Submission } from '../../src/features/submissions/data/submission.ts';
import { toSubmission } from '../../src/features/submissions/data/submissionRecord.ts';
import { isUnreadable } from '../../src/firebase/unreadable.ts';
import { inquiryMail, summaryMail } from './inquiryMail.ts';
import type { Mailer } from './mailer.ts';
import {
  claimMail,
  claimSummary,
  type MailRecord,
  mailRecord,
  recordsIn,
  settleSummary,
} from './mailRecords.ts';

export type MailSetup = {
  firestore: Firestore;
  send: Mailer;
  /** The site's origin, for the link to the admin area. */
  origin(): string;
  now(): number;
};

/**
 * Emails the agency about an inquiry, once for any number of calls.
 * @throws Error if sending failed or another call is sending it; call again later
 */
export async function mailInquiry(setup: MailSetup, id: string): Promise<void> {
  const { firestore, send, origin, now } = setup;
  const [submission] = await readSubmissions(firestore, [id]);
  if (submission === undefined) return;
  const claim = await claimMail(firestore, id, now());
  if (claim === 'busy') throw new Error(`Another call is sending the email about inquiry ${id}.`);
  if (claim !== 'mine') return;
  const record = mailRecord(firestore, id);
  try {
    await send(inquiryMail(submission, origin()));
  } catch (error) {
    await record.set({ state: 'sending', claimedUntil: 0 } satisfies MailRecord);
    throw error;
  }
  await record.set({ state: 'sent' } satisfies MailRecord);
}

/** Finishes interrupted calls, and sends the summary of inquiries beyond the limit. */
export async function mailWhatWaits(setup: MailSetup): Promise<void> {
  const { firestore, now } = setup;
  const unfinished = await recordsIn(firestore, 'sending');
  const left = unfinished.docs.filter((record) => record.get('claimedUntil') <= now());
  const results = await Promise.allSettled(left.map(({ id }) => mailInquiry(setup, id)));
  await mailSummary(setup);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function mailSummary({ firestore, send, origin, now }: MailSetup): Promise<void> {
  const { docs } = await recordsIn(firestore, 'waiting');
  if (docs.length === 0 || !(await claimSummary(firestore, now()))) return;
  const ids = docs.map(({ id }) => id);
  const submissions = await readSubmissions(firestore, ids);
  if (submissions.length > 0) await send(summaryMail(submissions, origin()));
  await settleSummary(firestore, ids, now());
}

/** Skips deleted, unreadable and imported inquiries; imported ones are older than their record. */
async function readSubmissions(firestore: Firestore, ids: readonly string[]): Promise<Submission[]> {
  const contacts = firestore.collection('contacts');
  const found = await firestore.getAll(...ids.map((id) => contacts.doc(id)));
  return found.flatMap((stored) => {
    const data = stored.data();
    if (data === undefined) return [];
    const submission = toSubmission(stored.id, data);
    const isImported = (submission.timestamp ?? 0) < (stored.createTime?.toMillis() ?? 0) - importGap;
    return isUnreadable(submission) || isImported ? [] : [submission];
  });
}

/** In ms; a visitor's inquiry carries the time of its creation. */
const importGap = 60_000;
