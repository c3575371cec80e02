import type { Clock } from '#emulator/service/clock.ts';
import type { Accounts } from './accounts.ts';
import type { SignInAttempts } from './signInAttempts.ts';

export type AuthContext = {
  projectId: string;
  accounts: Accounts;
  attempts: SignInAttempts;
  clock: Clock;
  newId(): string;
};
