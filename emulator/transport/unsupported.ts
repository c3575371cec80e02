import { FirestoreError } from '#emulator/engine/firestoreError.ts';

/**
 * Refuses queries in a transaction, reads in the past and query plans: ignoring these options would return wrong
 * results.
 */
const UNSUPPORTED = ['transaction', 'newTransaction', 'readTime', 'explainOptions'];

export function refuseUnsupported(given: Iterable<string>, more: readonly string[] = []): void {
  const unsupported = new Set([...UNSUPPORTED, ...more]);
  for (const name of given) {
    if (unsupported.has(name)) {
      throw new FirestoreError(
        'UNIMPLEMENTED',
        `The embedded Firebase does not support the option "${name}".`,
      );
    }
  }
}
