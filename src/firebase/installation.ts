import { deleteInstallations, getInstallations } from 'firebase/installations';
import { firebaseApp } from './firebaseApp.ts';

/** Deletes Firebase's id of this browser, here and on its servers; throws when they cannot be reached. */
export function deleteInstallation(): Promise<void> {
  return deleteInstallations(getInstallations(firebaseApp));
}
