import { FirestoreError } from '#emulator/engine/firestoreError.ts';

/** Transactions by id, looks into the past and query plans: to pass over them in silence would be a wrong answer. */
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
