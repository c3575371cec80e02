import { storedKeys } from '#src/components/runtime/browserStorage.ts';

/** Whether Firebase has left a sign-in in this browser, valid or not. Knows it without Firebase's code. */
export function hasSignInTrace(): boolean {
  return storedKeys('localStorage').some((key) => key.startsWith('firebase:authUser:'));
}
