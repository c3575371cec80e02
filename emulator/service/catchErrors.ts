import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { type Log, logBug } from './log.ts';
import type { StreamOutlet } from './serviceStream.ts';

export function catchErrors(log: Log, where: string, outlet: StreamOutlet, step: () => void): void {
  try {
    step();
  } catch (error) {
    outlet.fail(toFirestoreError(log, where, error));
  }
}

/** Turns an internal bug into UNIMPLEMENTED: the SDK would retry INTERNAL forever and the page would hang. */
export function toFirestoreError(log: Log, where: string, error: unknown): FirestoreError {
  if (error instanceof FirestoreError) {
    if (error.status === 'UNIMPLEMENTED') log(`!!! embedded Firebase: ${where}: ${error.message}`);
    return error;
  }
  logBug(log, where, error);
  return new FirestoreError(
    'UNIMPLEMENTED',
    `The embedded Firebase failed in ${where}; its console says why.`,
  );
}
