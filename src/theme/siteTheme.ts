import type { Theme } from '@mui/material/styles';
import { createSiteTheme } from './createSiteTheme.ts';

let made: Theme | null = null;

/** The site's theme, made when it is first asked for: that takes a phone some thirty milliseconds. */
export function siteTheme(): Theme {
  made ??= createSiteTheme();
  return made;
}
