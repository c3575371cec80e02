import type { FirebaseApp } from 'firebase/app';

/**
 * Switches App Check on; its code is loaded only where a site key asks for it.
 * @param siteKey reCAPTCHA v3 site key (`VITE_APP_CHECK_KEY`)
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check');
  initializeAppCheck(app, { provider: new ReCaptchaV3Provider(siteKey), isTokenAutoRefreshEnabled: true });
}
