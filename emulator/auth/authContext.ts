import type { Accounts } from './accounts.ts';
import type { SignInAttempts } from './signInAttempts.ts';

export type AuthContext = {
  projectId: string;
  accounts: Accounts;
  attempts: SignInAttempts;
  /** Milliseconds since 1970. */
  clock(): number;
  newId(): string;
};
