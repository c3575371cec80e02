export const signInMessages = {
  failed: 'Login failed',
  wrong: 'Wrong email or password.',
  tooMany: 'Too many attempts. Try again in a few minutes.',
  offline: "You're offline. Check your connection and try again.",
  disabled: 'This account has been disabled.',
} as const;
