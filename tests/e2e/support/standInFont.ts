import { fileURLToPath } from 'node:url';
import { type BrowserLaunch, definedOnly } from '#emulator/tests/support/chromium.ts';

/**
 * Provides Arial, which the theme uses until the site's own font has loaded: Arimo from a package if none is installed.
 * Windows and macOS have Arial.
 */
export function withStandInFont(launch: BrowserLaunch): BrowserLaunch {
  if (process.platform !== 'linux') return launch;
  const file = fileURLToPath(new URL('fonts.conf', import.meta.url));
  return { ...launch, env: { ...(launch.env ?? definedOnly(process.env)), FONTCONFIG_FILE: file } };
}
