import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { StartWorkflow } from './startWorkflow.ts';

export type PublishingSetup = { firestore: Firestore; start: StartWorkflow; now(): number };

/** The record `status/publishing`, which the admin area reads; times in ms since 1970. */
export type PublishingStatus = {
  /** Time of the newest change that visitors should see. */
  changedAt: number;
  /** Changes up to this time were passed to the workflow. */
  startedFor: number;
  triedAt: number;
  /** Why the last attempt failed. */
  error: string | null;
};

/** At most one start within this time, in ms; later changes wait for the next run. */
const pause = 60_000;

/** The fields of a stored post that matter here. */
type Stored = { published?: unknown } | undefined;

/** Saving, unpublishing or deleting a published article counts; drafts do not. */
export function isVisibleChange(before: Stored, after: Stored): boolean {
  return before?.published === true || after?.published === true;
}

/** Records a change at `time` and starts the workflow once, also for repeated calls. @throws if the start fails */
export async function publishChange(setup: PublishingSetup, time: number): Promise<void> {
  const status = statusOf(setup.firestore);
  await setup.firestore.runTransaction(async (transaction) => {
    const stored = read((await transaction.get(status)).data());
    if (time > stored.changedAt) transaction.set(status, { ...stored, changedAt: time });
  });
  await publishWhatWaits(setup);
}

/** Starts the workflow for changes that came too soon after the last start, and retries after a failure. */
export async function publishWhatWaits({ firestore, start, now }: PublishingSetup): Promise<void> {
  const status = statusOf(firestore);
  const triedAt = now();
  const claimed = await firestore.runTransaction(async (transaction) => {
    const stored = read((await transaction.get(status)).data());
    if (stored.changedAt <= stored.startedFor || triedAt - stored.triedAt < pause) return null;
    transaction.set(status, { ...stored, triedAt });
    return stored.changedAt;
  });
  if (claimed === null) return;
  try {
    await start();
  } catch (error) {
    await status.set({ error: error instanceof Error ? error.message : String(error) }, { merge: true });
    throw error;
  }
  await status.set({ startedFor: claimed, error: null }, { merge: true });
}

function statusOf(firestore: Firestore): DocumentReference {
  return firestore.doc('status/publishing');
}

function read(stored: Partial<PublishingStatus> | undefined): PublishingStatus {
  return { changedAt: 0, startedFor: 0, triedAt: 0, error: null, ...stored };
}
