import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type ReadableSubmission, toSubmission } from '../src/features/submissions/data/submission.ts';
import { fallbackVersions, hourlyLimit, inquiryMail, type Mail, summaryMail } from './inquiryMail.ts';
import type { Mailer } from './mailer.ts';

export type MailSetup = {
  firestore: Firestore;
  send: Mailer;
  /** Origin of the site, for links. */
  origin(): string;
  now(): number;
};

const hourMs = 3_600_000;

/** Google retries a failed call for 24 hours. */
const giveUpAfterMs = 20 * hourMs;

/**
 * Emails the agency about an inquiry once, no matter how often it is called. Deleted, unreadable, restored and seeded
 * inquiries are not emailed. @throws the mail server's error, so that the platform calls again
 */
export async function mailInquiry(setup: MailSetup, id: string): Promise<void> {
  const { firestore, send, origin, now } = setup;
  const inquiry = await readInquiry(firestore, id);
  if (inquiry === null) return;
  const { submission, receivedAt } = inquiry;
  const thisHour = new Date(receivedAt.toMillis()).toISOString().slice(0, 13);
  const isBeyondLimit = (await countSince(firestore, `${thisHour}:00:00Z`, receivedAt)) > hourlyLimit;
  const mail = isBeyondLimit ? summaryMail(thisHour, origin()) : inquiryMail(submission, origin());
  const record = firestore.collection('mails').doc(mail.id);
  if ((await record.get()).exists) return;
  try {
    await sendOrSimplify(send, mail);
  } catch (error) {
    const age = now() - receivedAt.toMillis();
    if (age > hourMs) await reportFailure(setup, error);
    if (age < giveUpAfterMs) throw error;
  }
  await record.set({ settledAt: now() });
}

/** A permanent rejection (5xx) would repeat forever, so it resends without the parts that may have caused it. */
async function sendOrSimplify(send: Mailer, mail: Mail): Promise<void> {
  try {
    await send(mail);
  } catch (error) {
    if (!isRejectedPermanently(error)) throw error;
    await sendFirst(send, fallbackVersions(mail, error.response), error);
  }
}

async function sendFirst(send: Mailer, [mail, ...others]: readonly Mail[], refusal: unknown): Promise<void> {
  if (!mail) throw refusal;
  try {
    await send(mail);
  } catch (error) {
    if (!isRejectedPermanently(error)) throw error;
    await sendFirst(send, others, error);
  }
}

/** Whether nodemailer reports that the server rejected the message, not a login or a recipient. */
function isRejectedPermanently(error: unknown): error is Error & { response: string } {
  if (!(error instanceof Error) || !('responseCode' in error) || !('response' in error)) return false;
  return 'code' in error && error.code === 'EMESSAGE' && Number(error.responseCode) >= 500;
}

/** Records the failure for the admin's dashboard. */
async function reportFailure({ firestore, now }: MailSetup, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await firestore.doc('status/mail').set({ failedAt: now(), error: message });
}

type Inquiry = { submission: ReadableSubmission; receivedAt: Timestamp };

async function readInquiry(firestore: Firestore, id: string): Promise<Inquiry | null> {
  const stored = await firestore.collection('contacts').doc(id).get();
  const receivedAt: unknown = stored.get('timestamp');
  if (!(receivedAt instanceof Timestamp)) return null;
  const submission = toSubmission(stored.id, stored.data() ?? {});
  const createdAt = stored.createTime?.toMillis() ?? 0;
  const isOlder = receivedAt.toMillis() < createdAt - creationGapMs;
  return submission.faults || isOlder ? null : { submission, receivedAt };
}

/** A visitor's inquiry carries the time of its creation; a restored or seeded one is older than its document. */
const creationGapMs = 60_000;

/** Includes `end`: inquiries written in one batch have the same timestamp and must not evade the limit. */
async function countSince(firestore: Firestore, start: string, end: Timestamp): Promise<number> {
  const received = firestore
    .collection('contacts')
    .where('timestamp', '>=', Timestamp.fromDate(new Date(start)))
    .where('timestamp', '<=', end);
  return (await received.count().get()).data().count;
}
