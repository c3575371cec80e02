/** Calls back after the first paint; in a background tab, that is when the tab is first shown. */
export function whenPainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
