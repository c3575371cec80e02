import { FirebaseError } from 'firebase/app';

export function isMissingFile(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/object-not-found';
}
