/** Whether Firebase has left a sign-in in this browser, valid or not. Knows it without Firebase's code. */
export function hasSignInTrace(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false;
  }
}
