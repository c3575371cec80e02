const missing = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}
