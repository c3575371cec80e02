import type { DocumentReference, Firestore, QuerySnapshot } from 'firebase-admin/firestore';

/** The functions' record of sent emails; no rule opens these collections to browsers. */
export type MailRecord =
  | {
      state: 'sending' /** In ms since 1970; before then another call may still be at it. */;
      claimedUntil: number;
    }
  | { state: 'waiting' }
  | { state: 'sent' };

export const hourlyLimit = 30;

const hour = 3_600_000;

/** Longer than a function runs, in ms. */
const lease = 120_000;

type Limit = { sentAt: number[]; summaryClaimedUntil: number };

export function mailRecord(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection('mails').doc(id);
}

export function recordsIn(firestore: Firestore, state: MailRecord['state']): Promise<QuerySnapshot> {
  return firestore.collection('mails').where('state', '==', state).limit(400).get();
}

/** `busy`: another call is sending it and may still fail. `held`: it waits for the next summary. */
export type Claim = 'mine' | 'busy' | 'held' | 'done';

export function claimMail(firestore: Firestore, id: string, now: number): Promise<Claim> {
  return firestore.runTransaction(async (transaction) => {
    const record = mailRecord(firestore, id);
    const [stored, limits] = await transaction.getAll(record, limitOf(firestore));
    const known = stored?.data() as MailRecord | undefined;
    if (known?.state === 'sent') return 'done';
    if (known?.state === 'waiting') return 'held';
    if (known && known.claimedUntil > now) return 'busy';
    const limit = currentLimit(limits?.data(), now);
    const isFirst = known === undefined;
    if (isFirst && limit.sentAt.length >= hourlyLimit) {
      transaction.set(record, { state: 'waiting' } satisfies MailRecord);
      return 'held';
    }
    transaction.set(record, { state: 'sending', claimedUntil: now + lease } satisfies MailRecord);
    if (isFirst) transaction.set(limitOf(firestore), { ...limit, sentAt: [...limit.sentAt, now] });
    return 'mine';
  });
}

/** At most one summary an hour. If sending fails, the lease expires and the next run tries again. */
export function claimSummary(firestore: Firestore, now: number): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const limits = await transaction.get(limitOf(firestore));
    const limit = currentLimit(limits.data(), now);
    if (limit.summaryClaimedUntil > now) return false;
    transaction.set(limitOf(firestore), { ...limit, summaryClaimedUntil: now + lease });
    return true;
  });
}

export async function settleSummary(
  firestore: Firestore,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const limit = await limitOf(firestore).get();
  const batch = firestore.batch();
  for (const id of ids) batch.set(mailRecord(firestore, id), { state: 'sent' } satisfies MailRecord);
  const { sentAt } = currentLimit(limit.data(), now);
  batch.set(limitOf(firestore), { sentAt, summaryClaimedUntil: now + hour } satisfies Limit);
  await batch.commit();
}

function limitOf(firestore: Firestore): DocumentReference {
  return firestore.doc('background/mail');
}

function currentLimit(stored: Partial<Limit> | undefined, now: number): Limit {
  const { sentAt = [], summaryClaimedUntil = 0 } = stored ?? {};
  return { sentAt: sentAt.filter((time) => time > now - hour), summaryClaimedUntil };
}
