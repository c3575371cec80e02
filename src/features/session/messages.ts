/** Why a sign-in failed, in plain words; `failed` where nothing better is known (spec 8). */
export const signInMessages = {
  failed: 'Login failed',
  wrong: 'The email or the password is not right.',
  tooMany: 'Too many attempts. Please wait a few minutes, then try again.',
  offline: 'There is no connection. Please check your network and try again.',
  disabled: 'This account has been disabled.',
} as const;
