import { FirestoreError } from '#emulator/engine/firestoreError.ts';

/** Transactions by id, looks into the past and query plans: to pass over them in silence would be a wrong answer. */
const UNSPOKEN = ['transaction', 'newTransaction', 'readTime', 'explainOptions'];

/** Throws UNIMPLEMENTED when a request names an option that is known to Firestore but not spoken here. */
export function refuseUnspoken(given: Iterable<string>, more: readonly string[] = []): void {
  const unspoken = new Set([...UNSPOKEN, ...more]);
  for (const name of given) {
    if (unspoken.has(name)) {
      throw new FirestoreError('UNIMPLEMENTED', `The embedded Firebase does not speak the option "${name}".`);
    }
  }
}
