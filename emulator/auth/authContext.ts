import type { Accounts } from './accounts.ts';
import type { SignInAttempts } from './signInAttempts.ts';

/** What the Auth calls work with. */
export type AuthContext = {
  projectId: string;
  accounts: Accounts;
  attempts: SignInAttempts;
  /** Milliseconds since 1970. */
  clock(): number;
  /** A new account id. */
  newId(): string;
};
