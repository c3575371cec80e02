import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { type Caller, callerOf } from '#emulator/service/caller.ts';
import { StorageError } from '#emulator/storage/storageError.ts';

/** The caller of a request; throws 401 if the token cannot be read. */
export function storageCaller({ headers }: IncomingMessage): Caller {
  try {
    return callerOf(headers.authorization);
  } catch (error) {
    if (error instanceof FirestoreError) throw new StorageError(401, error.message);
    throw error;
  }
}

export function jsonOf(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new StorageError(400, 'The body is not valid JSON.');
  }
}
