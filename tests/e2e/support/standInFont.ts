import { fileURLToPath } from 'node:url';
import { type BrowserLaunch, definedOnly } from '#emulator/tests/support/chromium.ts';

/**
 * Lets the browser find an Arial, which the theme uses until the site's own font has loaded: where
 * none is installed, Arimo from a package. Windows and macOS have one.
 */
export function withStandInFont(launch: BrowserLaunch): BrowserLaunch {
  if (process.platform !== 'linux') return launch;
  const file = fileURLToPath(new URL('fonts.conf', import.meta.url));
  return { ...launch, env: { ...(launch.env ?? definedOnly(process.env)), FONTCONFIG_FILE: file } };
}
