import { createElement, Fragment } from 'react';
import { prerender } from 'react-dom/static';
import { type PrerenderedPage, prerenderPage } from '#src/app/prerenderPage.tsx';

/**
 * Renders a page as the build does, in a process that also renders for a browser. React leaves the contexts of the last
 * boundary set after a page; rendering nothing resets them.
 */
export async function prerenderAlone(path: string, published: unknown): Promise<PrerenderedPage> {
  const page = await prerenderPage(path, published);
  await prerender(createElement(Fragment));
  return page;
}
