export const signInMessages = {
  failed: 'Login failed',
  wrong: 'The email or the password is not right.',
  tooMany: 'Too many attempts. Please wait a few minutes, then try again.',
  offline: 'There is no connection. Please check your network and try again.',
  notLoaded: 'The sign-in could not be loaded. Please check your network and reload the page.',
  disabled: 'This account has been disabled.',
} as const;
