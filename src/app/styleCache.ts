import createCache, { type EmotionCache } from '@emotion/cache';

export const styleKey = 'css';

/** Matches the names of emotion's classes and animations. */
const name = new RegExp(`(?:\\.${styleKey}-|@keyframes )([\\w-]+)`, 'g');

/** An emotion cache that adopts the styles of a prerendered page, so that they are neither rewritten nor moved. */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: styleKey });
  // No warning about `:nth-child`: all styles are in the head, so it never counts a style element.
  cache.compat = true;
  const sent = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  for (const [, id = ''] of sent.matchAll(name)) cache.inserted[id] = true;
  return cache;
}
