import { loadEnv } from 'vite';

/**
 * Makes this process and those it starts use an emulator, whatever `.env` says: variables of the shell go before
 * those of the file, so that a project named there is left in peace.
 * @param mode Vite's mode, which decides what `.env` files are read
 */
export function forceEmulator(mode: 'development' | 'production'): void {
  for (const name of Object.keys(loadEnv(mode, process.cwd(), 'VITE_FIREBASE_'))) process.env[name] = '';
}
