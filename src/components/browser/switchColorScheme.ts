import { colorSchemeSelector, modeStorageKey, type Scheme } from '#src/theme/colorScheme.ts';
import { writeText } from './browserStorage.ts';

/** Name attribute of the buttons that switch the scheme. */
export const schemeSwitch = 'color-scheme';

/**
 * Switches without waiting for React and stores the choice where Material UI reads it. @returns the scheme now shown
 */
export function switchColorScheme(): Scheme {
  const { documentElement: page } = document;
  const scheme = page.getAttribute(colorSchemeSelector) === 'dark' ? 'light' : 'dark';
  page.setAttribute(colorSchemeSelector, scheme);
  writeText('localStorage', modeStorageKey, scheme);
  return scheme;
}
