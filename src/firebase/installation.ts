import { deleteInstallations, getInstallations } from 'firebase/installations';
import { firebaseApp } from './firebaseApp.ts';

/**
 * Deletes the number by which Firebase knows this browser, here and on its servers.
 * @throws Error when Firebase cannot be reached
 */
export function deleteInstallation(): Promise<void> {
  return deleteInstallations(getInstallations(firebaseApp));
}
