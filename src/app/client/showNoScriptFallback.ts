/** Its links then open new documents, which try again: a browser never asks twice for a module it failed to load. */
export function showNoScriptFallback(error: unknown): void {
  console.info('The page stays as it was sent, its script could not be started:', error);
  document.documentElement.dataset.scripting = 'none';
  for (const element of document.querySelectorAll('noscript')) {
    const fallback = document.createElement('div');
    fallback.innerHTML = element.textContent;
    element.replaceWith(fallback);
  }
}
