import createCache, { type EmotionCache } from '@emotion/cache';

export const styleKey = 'css';

/** Matches the names of emotion's classes and animations. */
const name = new RegExp(`(?:\\.${styleKey}-|@keyframes )([\\w-]+)`, 'g');

/** An emotion cache that adopts the styles of a prerendered page, so that they are neither rewritten nor moved. */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: styleKey });
  // As when prerendering: no style element stands between others, so `:nth-child` is safe.
  cache.compat = true;
  const sent = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  for (const [, id = ''] of sent.matchAll(name)) cache.inserted[id] = true;
  return cache;
}
