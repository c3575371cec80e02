import { deleteInstallations, getInstallations } from 'firebase/installations';
import { firebaseApp } from './firebaseApp.ts';

export function deleteInstallation(): Promise<void> {
  return deleteInstallations(getInstallations(firebaseApp));
}
