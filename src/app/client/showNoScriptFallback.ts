/**
 * What becomes of a prerendered page whose script cannot be loaded: it stays, its links open new documents, which try
 * again, and it says what it says where scripts are off. A browser never asks twice for a module it failed to load.
 */
export function showNoScriptFallback(error: unknown): void {
  console.info('The page stays as it was sent, its script could not be started:', error);
  for (const said of document.querySelectorAll('noscript')) {
    const shown = document.createElement('div');
    shown.innerHTML = said.textContent;
    said.replaceWith(shown);
  }
}
