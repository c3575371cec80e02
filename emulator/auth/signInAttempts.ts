import { AuthError } from './authError.ts';

const MAX_FAILURES = 10;
const LOCK_MS = 60_000;

type Failures = { count: number; last: number };

export class SignInAttempts {
  readonly #failures = new Map<string, Failures>();

  check(email: string, now: number): void {
    const failures = this.#failures.get(email);
    if (failures === undefined) return;
    if (now - failures.last >= LOCK_MS) this.#failures.delete(email);
    else if (failures.count >= MAX_FAILURES) {
      throw new AuthError(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      );
    }
  }

  failed(email: string, now: number): void {
    const count = this.#failures.get(email)?.count ?? 0;
    this.#failures.set(email, { count: count + 1, last: now });
  }

  succeeded(email: string): void {
    this.#failures.delete(email);
  }

  clear(): void {
    this.#failures.clear();
  }
}
