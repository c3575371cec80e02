/** Calls back once something is on the screen; in a tab behind others, when somebody looks at it. */
export function whenPainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
