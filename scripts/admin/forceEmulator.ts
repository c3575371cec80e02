import { loadEnv } from 'vite';

/** Whatever `.env` says: variables of the shell go before those of the file, so that its project is left in peace. */
export function forceEmulator(mode: 'development' | 'production'): void {
  for (const name of Object.keys(loadEnv(mode, process.cwd(), 'VITE_FIREBASE_'))) process.env[name] = '';
}
