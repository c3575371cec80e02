/**
 * What becomes of a prerendered page whose script cannot be loaded: it stays, its links open new documents, which try
 * again, and it shows what it shows where scripts are off. A browser never asks twice for a module it failed to load.
 */
export function showNoScriptFallback(error: unknown): void {
  console.info('The page stays as it was sent, its script could not be started:', error);
  document.documentElement.dataset.scripting = 'none';
  for (const element of document.querySelectorAll('noscript')) {
    const fallback = document.createElement('div');
    fallback.innerHTML = element.textContent;
    element.replaceWith(fallback);
  }
}
