import { unreachableHint } from '#src/components/loading/reloadPage.ts';

export const signInMessages = {
  failed: 'Login failed',
  wrong: 'Wrong email or password.',
  tooMany: 'Too many attempts. Try again in a few minutes.',
  offline: "You're offline. Check your connection and try again.",
  blocked: `Couldn't reach the login server. ${unreachableHint}`,
  noAnswer: 'No response from the login server. Check your connection and reload the page.',
  disabled: 'This account has been disabled.',
  resetSent: 'If this address belongs to the admin, an email is on its way.',
  resetFailed: "Couldn't send the email. Try again in a few minutes.",
  notKept: "This browser isn't saving data for this site, so you'll need to log in again after each reload.",
  loggedOut: "You're logged out.",
} as const;

/** After this long without a response, in ms, the login says what to do. */
export const signInTimeoutMs = 15_000;
