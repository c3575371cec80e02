export const signInMessages = {
  failed: 'Login failed',
  wrong: 'Wrong email or password.',
  tooMany: 'Too many attempts. Try again in a few minutes.',
  offline: "You're offline. Check your connection and try again.",
  notLoaded: "Couldn't load the login form. Check your connection and reload the page.",
  disabled: 'This account has been disabled.',
} as const;
