import * as firebase from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { withTimeout } from './timeout.ts';

/**
 * The SDK does not notice when a content blocker stops the reCAPTCHA script, or when the browser does not open IndexedDB,
 * and would hold back every request.
 */
const tokenTimeoutMs = 3_000;

type Token = { token: string; error?: Error };

/** Where the SDK's other products get their tokens. Not part of the published types. */
type Internals = {
  _getProvider(
    app: firebase.FirebaseApp,
    name: 'app-check-internal',
  ): { getImmediate(): { getToken(forceRefresh?: boolean): Promise<Token> } };
};

/** What the SDK itself sends after an error: the server then treats the request as one without a token. */
const noToken = btoa('{"error":"UNKNOWN_ERROR"}');

/**
 * If the token takes too long, requests go out without one. Its code is imported statically, and left out of builds without
 * a key (`scripts/vite/stubModules.ts`): to wait for it, Auth and Firestore would need a top-level `await`.
 */
export function startAppCheck(app: firebase.FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  const { _getProvider } = firebase as unknown as Internals;
  const appCheck = _getProvider(app, 'app-check-internal').getImmediate();
  const { getToken } = appCheck;
  appCheck.getToken = (forceRefresh) =>
    withTimeout(getToken(forceRefresh), tokenTimeoutMs).catch((error) => ({ token: noToken, error }));
}
