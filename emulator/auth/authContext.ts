import type { Clock } from '#emulator/service/clock.ts';
import type { Accounts } from './accounts.ts';
import type { PasswordResets, ResetMail } from './passwordReset.ts';
import type { SignInAttempts } from './signInAttempts.ts';

export type AuthContext = {
  projectId: string;
  accounts: Accounts;
  attempts: SignInAttempts;
  resets: PasswordResets;
  sendMail(mail: ResetMail): Promise<void>;
  clock: Clock;
  newId(): string;
};
