import type { Plugin } from 'vite';
import { site } from '#src/content/site.ts';

/** Completes `index.html` with the site's language. */
export function pageLanguage(): Plugin {
  return {
    name: 'page-language',
    transformIndexHtml: (html) => html.replace('<html lang="en">', () => `<html lang="${site.lang}">`),
  };
}
