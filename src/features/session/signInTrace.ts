import { storedKeys } from '#src/components/browser/browserStorage.ts';

/** Whether Firebase stored a session in this browser, valid or not. Checks without loading Firebase. */
export function hasSignInTrace(): boolean {
  return storedKeys('localStorage').some((key) => key.startsWith('firebase:authUser:'));
}
