import { FirebaseError } from 'firebase/app';

/** Whether an operation on a file failed because there is no such file. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/object-not-found';
}
