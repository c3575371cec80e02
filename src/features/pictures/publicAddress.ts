import { storageBucket } from '#src/firebase/firebaseApp.ts';
import { storageEmulatorOrigin } from '#src/firebase/storage.ts';
import { type PictureFile, pictureAddress, storageOrigin } from './pictureAddress.ts';

export function publicAddress(file: PictureFile): string {
  return pictureAddress(storageEmulatorOrigin ?? storageOrigin, storageBucket, file);
}
