const missing = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Whether an error says that a file of the app could not be fetched, as after a deployment. */
export function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}
