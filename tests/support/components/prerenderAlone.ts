import { createElement, Fragment } from 'react';
import { prerender } from 'react-dom/static';
import { type PrerenderedPage, prerenderPage } from '#src/app/prerenderPage.tsx';

/**
 * Draws a page as the build does, in a process that also draws for a browser. React leaves the contexts of the last
 * boundary in place when a page is done; drawing nothing puts them back.
 */
export async function prerenderAlone(path: string, published: unknown): Promise<PrerenderedPage> {
  const page = await prerenderPage(path, published);
  await prerender(createElement(Fragment));
  return page;
}
