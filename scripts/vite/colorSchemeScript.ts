import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { colorSchemeSelector } from '#src/theme/palette.ts';

/** The only inline script of the site: sets the colour scheme before the first paint, so that nothing flashes. */
export function colorSchemeScript(): string {
  return renderToStaticMarkup(createElement(InitColorSchemeScript, { attribute: colorSchemeSelector }));
}

export function withColorSchemeScript(): Plugin {
  return {
    name: 'color-scheme-script',
    transformIndexHtml: (html) => html.replace('<body>', () => `<body>\n    ${colorSchemeScript()}`),
  };
}
