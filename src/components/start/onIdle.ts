export function onIdle(start: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(start, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(start, 100);
  return () => clearTimeout(timer);
}
