import { loadEnv } from 'vite';

/** Empty shell variables override `.env`, so that a configured project is never used. */
export function forceEmulator(mode: 'development' | 'production'): void {
  for (const name of Object.keys(loadEnv(mode, process.cwd(), 'VITE_FIREBASE_'))) process.env[name] = '';
}
