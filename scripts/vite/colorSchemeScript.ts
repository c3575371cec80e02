import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { site } from '#src/content/site.ts';
import { colorSchemeSelector, modeStorageKey } from '#src/theme/colorScheme.ts';

/** The site's only inline script: sets the color scheme before the first paint, so that nothing flashes. */
export function colorSchemeScript(): string {
  return renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: colorSchemeSelector, modeStorageKey }),
  );
}

/** Completes `index.html` with the site's language and the color scheme script. */
export function withColorSchemeScript(): Plugin {
  return {
    name: 'color-scheme-script',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', () => `<html lang="${site.lang}">`)
        .replace('<body>', () => `<body>\n    ${colorSchemeScript()}`),
  };
}
