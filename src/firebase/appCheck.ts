import type { FirebaseApp } from 'firebase/app';
import type { AppCheckToken, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { environment, firebaseApp } from './firebaseApp.ts';
import { withTimeout } from './timeout.ts';

/** The SDK does not notice when a content blocker stops the reCAPTCHA script, and would hold back every request. */
const tokenTimeoutMs = 3_000;

/** The published types omit `getToken`. */
type TokenProvider = new (
  siteKey: string,
) => ReCaptchaEnterpriseProvider & { getToken(): Promise<AppCheckToken> };

/** If the token takes too long, requests go out without one. */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  class Provider extends (ReCaptchaEnterpriseProvider as TokenProvider) {
    override getToken() {
      return withTimeout(super.getToken(), tokenTimeoutMs);
    }
  }
  initializeAppCheck(app, { provider: new Provider(siteKey), isTokenAutoRefreshEnabled: true });
}

/** Await it before starting Auth or Firestore, whose first request needs the token. */
export const appCheckStarted = environment.appCheckKey
  ? startAppCheck(firebaseApp, environment.appCheckKey)
  : Promise.resolve();
