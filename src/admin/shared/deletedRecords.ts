import { Timestamp } from 'firebase/firestore/lite';

/** How long a deleted record can be restored. */
export const restorableDays = 30;

const restorableMs = restorableDays * 86_400_000;

/** Records deleted before this time can no longer be restored, even if nothing has removed them yet. */
export function deletedSince(): Timestamp {
  return Timestamp.fromMillis(Date.now() - restorableMs);
}

/** The time until which a record deleted now can be restored, by this browser's clock. */
export function expiryOfDeleted(): Timestamp {
  return Timestamp.fromMillis(Date.now() + restorableMs);
}

/** When it was deleted, in ms since 1970. */
export function deletionTime(expireAt: Timestamp): number {
  return expireAt.toMillis() - restorableMs;
}
